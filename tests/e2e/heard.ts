import type { Page } from './journey';

/** Roles of elements that users operate, go to or navigate by. */
const roles = ['button', 'link', 'navigation', 'region', 'group', 'dialog', 'heading', 'fold'];
/** A `<summary>`, alone or among others. */
const asFold = (role: string) => (role.startsWith('DisclosureTriangle') ? 'fold' : role);

/** What a screen reader announces of a part of the page, in order: role, name, and whether it is open or current. */
export async function heardIn(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const { nodes } = await session.send('Accessibility.queryAXTree', { objectId: result.objectId ?? '' });
  await session.detach();
  return nodes
    .map(({ ignored, role, name, properties = [] }) => {
      const expanded = properties.find((property) => property.name === 'expanded')?.value.value;
      const state = expanded === undefined ? '' : expanded ? ', open' : ', closed';
      return { ignored, role: asFold(role?.value ?? ''), name: name?.value ?? '', state };
    })
    .filter(({ ignored, role, name }) => !ignored && roles.includes(role) && name)
    .map(({ role, name, state }) => `${role} ${name}${state}`);
}
