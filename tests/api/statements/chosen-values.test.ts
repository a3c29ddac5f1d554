import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { putImage } from '../../support/library';
import { answered } from '../../support/observed';
import { makeSecondDraft } from '../../support/pages';

/** Values that are chosen from a list: each is stored, the default too, whatever was chosen before. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };
const place = await makeSecondDraft(site.admin);
const slide = {
  componentName: 'S',
  backgroundImage: await putImage(site.cloud, site.acme, 1),
  bannerContainerId: await answered<number>(
    'POST Admin/CreateBannerContainer',
    { componentName: 'Hero', ...place },
    asAdmin,
  ),
};
const text = { componentName: 'T', column1: '<p>One</p>', borderStyle: 'none', format: '4_4' };

const choices = [
  ['BannerContainer', 'height', ['Small', 'Medium', 'Large'], { componentName: 'B' }],
  [
    'Banner',
    'buttonPosition',
    ['UpperLeft', 'UpperRight', 'BottomLeft', 'BottomRight', 'BottomMiddle', 'Middle'],
    slide,
  ],
  ['HtmlEditorColumns', 'borderStyle', ['none', 'float'], text],
] as const;

type Stored = Record<string, unknown> & { id: number; revision: number };

it.each(choices)(
  'each value of a %s’s %s replaces the one before, and stays when something else is saved [1:104] [1:106] [1:110] [1:194] [1:297] [2:83] [2:85] [1:260]',
  async (type, field, values, fields) => {
    const make = { ...fields, ...place, [field]: values[0] };
    const componentId = await answered<number>(`POST Admin/Create${type}`, make, asAdmin);
    const read = async () => {
      const body = await answered<Stored & { bannerContainer?: Stored }>(
        `GET Admin/Get${type}`,
        { componentId },
        asAdmin,
      );
      return body.bannerContainer ?? body;
    };
    const update = async (changes: object) =>
      answered(`POST Admin/Update${type}`, { ...(await read()), ...changes }, asAdmin);
    // Each follows two others, and is followed by a save of another field.
    for (const [at, value] of [...values, ...values.toReversed()].entries()) {
      await update({ [field]: value });
      expect((await read())[field]).toBe(value);
      await update({ componentName: `Save ${at}` });
      expect(await read()).toMatchObject({ [field]: value, componentName: `Save ${at}` });
    }
  },
);
