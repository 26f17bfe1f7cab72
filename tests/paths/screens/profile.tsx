import { Route, Routes } from 'react-router-dom';
import { field, heading, link, text } from '#flows/paths/model/expectation.ts';
import '#routes/dashboard/profile/EditProfileDialog.tsx';
import { MemberArea } from '#app/session/MemberArea.tsx';
import { Component } from '#routes/dashboard/profile/ProfileScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

/** The profile inside the member area, which redirects to verification after a new phone number. */
const Member = () => (
  <Routes>
    <Route element={<MemberArea />}>
      <Route path="/dashboard/profile" element={<Component />} />
    </Route>
    <Route path="*" element={null} />
  </Routes>
);

/** The form as it opens, with the buyer's stored details. */
const form = [
  field('First Name'),
  field('Last Name'),
  field('Date of Birth'),
  field('Employment Status'),
  text('Next of kinOnly you and our team see it'),
  field('Their full name'),
  field('They are your'),
  field('Their phone number'),
];

export const profile: Screen = {
  opens: () => [
    { role: 'tablist', name: 'Your account' },
    heading('Tolu Adeyemi'),
    heading('What we write to you'),
    text('Reminders wait from 22:00 to 07:00.'),
    heading('Erase your account'),
    link('See what it means'),
  ],
  expects: {
    'editing.ready': () => [...form, field('Phone number', { value: '8031234567' })],
    'editing.failed': () => form,
  },
  mount: (_, host) => mounted(renderScreen(Member, { path: '*', at: '/dashboard/profile', host })),
};
