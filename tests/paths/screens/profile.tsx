import { Route, Routes } from 'react-router-dom';
import '#routes/dashboard/profile/EditProfileDialog.tsx';
import { MemberArea } from '#app/session/MemberArea.tsx';
import { Component } from '#routes/dashboard/profile/ProfileScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

/** In the area of the logged in, which leads whoever has a new phone number to its verification. */
const Member = () => (
  <Routes>
    <Route element={<MemberArea />}>
      <Route path="/dashboard/profile" element={<Component />} />
    </Route>
    <Route path="*" element={null} />
  </Routes>
);

export const profile: Screen = {
  mount: (_, host) => mounted(renderScreen(Member, { path: '*', at: '/dashboard/profile', host })),
};
