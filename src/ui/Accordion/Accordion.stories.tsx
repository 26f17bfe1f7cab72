import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

const items = [
  {
    id: 'kept',
    question: 'Where is my money kept?',
    answer:
      'In an account in your own name at a licensed bank. Nobody but you can move it before the first target is met.',
  },
  {
    id: 'missed',
    question: 'What if I miss a month?',
    answer: 'The square stays undyed and you go on. After two months in a row we call you.',
  },
  {
    id: 'stop',
    question: 'Can I stop, and get back what I have paid?',
    answer: 'Yes. What you have paid comes back to the account it came from within ten working days.',
  },
];

/**
 * A list of questions; one answer is open at a time. Up and Down move between questions, Home and End go to the first
 * and the last.
 *
 * For several views of one subject use `Tabs`. Do not hide content that every reader needs, or must read before
 * agreeing: use plain text. Set `headingLevel` to fit the outline of the page.
 */
const meta = { component: Accordion, args: { items } } satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OneOpen: Story = { args: { defaultOpenId: 'missed' } };

export const Long: Story = {
  args: {
    defaultOpenId: 'long',
    items: [
      {
        id: 'long',
        question:
          'If the bank has confirmed my transfer but the square is not dyed by the next morning, whom do I ask, and what do I send them?',
        answer: (
          <>
            <p>Write to support with the session number that your bank gave you.</p>
            <p>
              A transfer between banks may take until the end of the next working day, longer over Sallah and
              Christmas. The date that counts is the one on which you sent it, not the one on which it came.
            </p>
          </>
        ),
      },
      ...items,
    ],
  },
};
