import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CopyField } from '../CopyField/CopyField.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { OtpField } from '../OtpField/OtpField.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import { UiProvider } from './UiProvider.tsx';

/**
 * Sets the direction and language of every component inside. Use it once, around the page, and set the same `lang` and
 * `dir` on the document. Texts that you omit stay English; the content of a component always comes from its caller.
 *
 * It sets no colours and no sizes: those are custom properties, see the theming guide.
 */
const meta = { component: UiProvider, args: { children: null } } satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

interface FormProps {
  readonly labels: Readonly<Record<'months' | 'born' | 'password' | 'views', string>>;
  readonly tabs: readonly [string, string];
  readonly formatValue: (value: number) => string;
}

function Form({ labels, tabs, formatValue }: FormProps) {
  const [view, setView] = useState('1');
  const [months, setMonths] = useState(12);
  const [born, setBorn] = useState('1990-03-24');
  return (
    <Stack gap={6}>
      <Tabs
        label={labels.views}
        value={view}
        onChange={setView}
        tabs={tabs.map((label, place) => ({ value: `${place + 1}`, label }))}
      />
      <Slider
        label={labels.months}
        thumbs={[{ label: labels.months, value: months }]}
        onChange={([next = months]) => setMonths(next)}
        min={1}
        max={36}
        formatValue={formatValue}
        showEnds
      />
      <DateField label={labels.born} value={born} onChange={setBorn} />
      <PasswordField label={labels.password} />
      <Pagination page={2} pageCount={5} hrefFor={(page) => `#page-${page}`} />
    </Stack>
  );
}

export const French: Story = {
  render: () => (
    <UiProvider
      locale="fr"
      messages={{
        chooseDate: 'Choisir une date',
        datePlaceholder: 'jj/mm/aaaa',
        showPassword: 'Afficher le mot de passe',
        hidePassword: 'Masquer le mot de passe',
        pages: 'Pages',
        page: (number) => `Page ${number}`,
        previousPage: 'Page précédente',
        nextPage: 'Page suivante',
        month: 'Mois',
        year: 'Année',
        previousMonth: 'Mois précédent',
        nextMonth: 'Mois suivant',
      }}
    >
      <div lang="fr">
        <Form
          labels={{
            months: 'Combien de mois ?',
            born: 'Date de naissance',
            password: 'Mot de passe',
            views: 'Vues',
          }}
          tabs={['Aperçu', 'Paiements']}
          formatValue={(value) => `${value} mois`}
        />
      </div>
    </UiProvider>
  ),
};

/** Codes and numbers read from left to right in either direction. */
function Numbers() {
  const [code, setCode] = useState('81');
  const [phone, setPhone] = useState({ dialCode: '+234', national: '8031234567' });
  return (
    <Stack gap={6}>
      <OtpField label="Code" length={4} value={code} onChange={setCode} />
      <PhoneField label="Phone" value={phone.national} dialCode={phone.dialCode} onChange={setPhone} />
      <CopyField label="Reference" value="+2348031234567" display="+234 803 123 4567" />
      <Ticket
        label="The account to pay into"
        number={{ label: 'Account number', display: '8162 409 735', copy: '8162409735' }}
        rows={[
          { label: 'Bank', value: 'Sandbox Bank' },
          { label: 'Session', value: '0000 1326 1128', copy: '000013261128' },
        ]}
      />
    </Stack>
  );
}

export const FromRightToLeft: Story = {
  render: () => (
    <UiProvider direction="rtl">
      <div dir="rtl">
        <Stack gap={6}>
          <Form
            labels={{
              months: 'How many months?',
              born: 'Date of birth',
              password: 'Password',
              views: 'Views',
            }}
            tabs={['Overview', 'Payments']}
            formatValue={(value) => `${value} months`}
          />
          <Numbers />
        </Stack>
      </div>
    </UiProvider>
  ),
};
