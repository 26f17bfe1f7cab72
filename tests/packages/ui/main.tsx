import '@adire/ui/reset.css';
import '@adire/ui/styles.css';
import './brand.css';
import { Button, Card, DateField, Heading, PhoneField, Slider, Stack, UiProvider } from '@adire/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Order() {
  const [boxes, setBoxes] = useState(3);
  const [date, setDate] = useState('2026-11-23');
  const [phone, setPhone] = useState({ dialCode: '+33', national: '' });
  return (
    <Card>
      <Stack gap={5}>
        <Heading level={1}>Commande</Heading>
        <Slider
          label="Cartons"
          thumbs={[{ label: 'Cartons', value: boxes }]}
          onChange={([next = boxes]) => setBoxes(next)}
          min={1}
          max={12}
          formatValue={(value) => `${value} cartons`}
          name="boxes"
        />
        <DateField label="Livraison" value={date} onChange={setDate} />
        <PhoneField label="Téléphone" value={phone.national} dialCode={phone.dialCode} onChange={setPhone} />
        <Button type="submit">Commander</Button>
      </Stack>
    </Card>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <UiProvider locale="fr" messages={{ chooseDate: 'Choisir une date', nextMonth: 'Mois suivant' }}>
      <Order />
    </UiProvider>
  </StrictMode>,
);
