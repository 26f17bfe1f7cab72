import type { FAQPage } from 'schema-dts';
import { PageHead } from '#app/head/PageHead.tsx';
import { organization } from '#app/head/structuredData.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { type Faq, FIRST_QUESTIONS, moreQuestions } from './faq.ts';

/** The document head of the landing page. */
export function LandingHead() {
  const settings = usePageSettings();
  return (
    <PageHead
      title={`${settings.productName} towards owning your own property`}
      description="Save for a home in Nigeria month by month, in an account with your own number. Reach your goal, then buy the home or go on to a mortgage."
      path="/"
      data={[organization(settings), faqPage([...FIRST_QUESTIONS, ...moreQuestions(settings)])]}
    />
  );
}

const faqPage = (questions: readonly Faq[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
