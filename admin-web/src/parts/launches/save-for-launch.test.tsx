import type { Launch, LaunchWithPages } from '@galley/shared/schemas/launch';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldsShown } from '../../test-support/fields-shown';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { LaunchScope } from './launch-scope';
import { ChangeForLaunch, SaveForLaunch } from './save-for-launch';

const user = { email: 'ann@acme.example', role: 'Admin', company: 'acme', isVendor: false } as const;
const launch = (launchId: number, changes: Partial<Launch> = {}): Launch => ({
  ...{ launchId, name: `Launch ${launchId}`, status: 'planned', pages: 0, parts: [], revision: 1 },
  ...{ email: user.email, createdAt: '2026-11-20T15:00:00.000Z' },
  ...changes,
});
const held = {
  ...{ part: 'footer', from: {}, to: { text: 'New' }, email: 'ed@acme.example', revision: 6 },
  changedAt: '2026-11-20T15:00:00.000Z',
};
const details = (changes: Partial<LaunchWithPages> = {}): LaunchWithPages => ({
  ...launch(2),
  ...{ pageList: [], partList: [held], refusals: [], timeZone: 'UTC' },
  ...changes,
});
const launches = [
  launch(1, { status: 'published' }),
  launch(4, { rollsBack: 1 }),
  launch(3),
  launch(2, { parts: ['footer'] }),
];

function serve(answers: Parameters<typeof serveCalls>[0] = {}) {
  const served = serveCalls({
    listLaunches: { body: launches },
    getLaunch: { body: details() },
    createLaunch: { body: 9 },
    saveLaunchPart: { body: 'Saved' },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    listPeople: { body: [{ id: 2, email: 'ed@acme.example', name: 'Ed Cole' }] },
    ...answers,
  });
  return (name: string) => served.filter(({ call }) => call === name).map(({ input }) => input);
}

/** A form of one text, as those of the parts of a site. */
function SomeForm() {
  const form = useRevisionedForm<{ text: string }, { text: string; revision: number }>({
    ...{ stored: { text: 'Live', revision: 5 }, load: ({ text }) => ({ text }), labels: { text: 'Text' } },
    ...{ place: 'part', check: () => ({}), read: () => undefined, save: async () => undefined },
  });
  return (
    <>
      <input aria-label="Text" {...form.form.register('text')} />
      <SaveForLaunch
        part="footer"
        form={form}
        base={5}
        valuesOf={(values) => values as never}
        errorOf={({ text }) => (text === 'wrong' ? 'Not for a launch.' : undefined)}
      />
    </>
  );
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('opens the part for the first planned launch, or for a new one that it asks the name of', async () => {
  const sent = serve();
  const { currentPath, router } = renderScreen(<ChangeForLaunch part="footer" base={5} />, { user });
  fireEvent.click(screen.getByRole('button', { name: 'Change for a launch…' }));
  const asked = await dialog('Change for a launch');
  expect(
    asked.getByText('Visitors see nothing of it until the launch goes live, together with its pages.'),
  ).toBeTruthy();
  await waitFor(() => expect(fieldsShown()).toEqual(['Launch = Launch 3']));
  fireEvent.click(asked.getByRole('combobox', { name: 'Launch' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Launch 3', 'Launch 2', 'A new launch']);
  fireEvent.click(screen.getByRole('option', { name: 'A new launch' }));
  expect(fieldsShown()).toEqual([
    'Launch = A new launch',
    'Name * up to 80 - A name that your colleagues recognize, such as Winter menu',
  ]);
  fireEvent.change(asked.getByRole('textbox', { name: /^Name/ }), { target: { value: ' Winter ' } });
  fireEvent.click(asked.getByRole('button', { name: 'Change for the launch' }));
  await waitFor(() => expect(currentPath()).toBe('/SiteInformation'));
  expect(router.state.location.search).toBe('?tab=footer&launch=9');
  expect([sent('createLaunch'), sent('saveLaunchPart')]).toEqual([[{ name: 'Winter' }], []]);
});

it('saves what was typed for a launch, and says whose values it replaces there', async () => {
  const sent = serve();
  const { currentPath } = renderScreen(<SomeForm />, { user });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Typed' } });
  fireEvent.click(screen.getByRole('button', { name: 'Other ways to save' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save for a launch…' }));
  const asked = await dialog('Save for a launch');
  await waitFor(() => expect(asked.getByRole<HTMLInputElement>('combobox').value).toBe('Launch 3'));
  expect(asked.queryByText(/^It holds/)).toBeNull();
  fireEvent.click(asked.getByRole('combobox', { name: 'Launch' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Launch 2' }));
  expect(await asked.findByText('It holds the footer already, chosen by', { exact: false })).toBeTruthy();
  await waitFor(() =>
    expect(asked.getByRole('status').textContent).toBe(
      'It holds the footer already, chosen by Ed Cole: this takes its place.',
    ),
  );
  fireEvent.click(asked.getByRole('button', { name: 'Save for the launch' }));
  await waitFor(() => expect(currentPath()).toBe('/SiteInformation'));
  expect(sent('saveLaunchPart')).toEqual([{ launchId: 2, base: 5, values: { text: 'Typed' }, revision: 6 }]);
});

it('names the launch above the screen, and the ways out of it', async () => {
  const rest = 'Open the launch · Back to the footer of the site';
  const closed = 'So the footer cannot be changed for it. Open the launch · Go to the footer of the site';
  const states: [LaunchWithPages | null, string, boolean][] = [
    [
      details(),
      `You are changing the footer for the launch “Launch 2”The live site does not change until then. ${rest}`,
      true,
    ],
    [
      details({ partList: [{ ...held, problem: 'It has changed.' }] }),
      `You are changing the footer for the launch “Launch 2”It has changed.The live site does not change until then. ${rest}`,
      true,
    ],
    [details({ status: 'published' }), `“Launch 2” was published${closed}`, false],
    [details({ status: 'publishing' }), `“Launch 2” is being published${closed}`, false],
    [details({ rollsBack: 1 }), `“Launch 2” rolls back another launch${closed}`, false],
    [null, 'There is no such launchIt may have been deleted. Go to the footer of the site', false],
  ];
  for (const [body, words, isOpen] of states) {
    serve({ getLaunch: body ? { body } : { status: 404, body: { message: 'Not found.' } } });
    const { unmount } = renderScreen(
      <LaunchScope part="footer" base={5}>
        {(plan) => (
          <p>{plan ? `plan ${plan.launchId} ${plan.revision} ${JSON.stringify(plan.values)}` : 'live'}</p>
        )}
      </LaunchScope>,
      { user, search: '?launch=2' },
    );
    const link = await screen.findByRole('link', { name: /footer of the site$/ });
    expect(link.getAttribute('href')).toBe('/SiteInformation?tab=footer');
    expect(link.closest('[role]')?.textContent).toBe(words);
    const open = screen.queryByRole('link', { name: 'Open the launch' })?.getAttribute('href');
    expect(open).toBe(body ? '/Launches/2' : undefined);
    expect(screen.queryByText('plan 2 6 {"text":"New"}') !== null).toBe(isOpen);
    unmount();
  }
  serve();
  renderScreen(
    <LaunchScope part="footer" base={5}>
      {(plan) => <p>{plan ? 'plan' : 'live'}</p>}
    </LaunchScope>,
    { user },
  );
  expect(screen.getByText('live')).toBeTruthy();
});

it('is not offered to people who may not publish', () => {
  serve();
  renderScreen(<ChangeForLaunch part="footer" base={5} />, { user: { ...user, role: 'Author' } });
  expect(screen.queryByRole('button')).toBeNull();
});
