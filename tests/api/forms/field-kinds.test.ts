import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeFormSite } from '../../support/form-site';
import { addField, makeForm } from '../../support/forms';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';
import { postForm, submitForm } from '../../support/submissions';

const id: Record<'heading' | 'day' | 'place' | 'work' | 'note' | 'name', number> = {} as never;

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const { admin } = await makeFormSite(cloud, 'acme');
const formId = await makeForm(admin, 'Booking');
const add = (changes: Parameters<typeof addField>[2]) =>
  addField(admin, formId, { inputType: '', ...changes });
id.heading = await add({ name: 'When', fieldType: 'heading', text: 'From Tuesday to Saturday.' });
id.day = await add({ name: 'Day', fieldType: 'date', isRequired: true });
const options = ['In the yard', 'On the water'];
id.place = await add({ name: 'Place', fieldType: 'radio', options });
const works = ['Planks', 'Frames', 'Paint'];
id.work = await add({ name: 'Work', fieldType: 'checkboxes', options: works, isRequired: true });
const paints = { showIfFieldId: id.work, showIfValue: 'Paint' };
id.note = await add({ name: 'Note', fieldType: 'paragraph', text: 'It takes a week.', ...paints });
id.name = await add({ name: 'Colour', inputType: 'text', isRequired: true, ...paints });

let networks = 0;
const ip = () => {
  networks += 1;
  return `198.51.${networks}.7`;
};
const send = (values: Record<number, string>) => submitForm('acme', { formId, values, ip: ip() });
const list = async () =>
  bodyOf(await callApi('listFormSubmissions', { formId }, { session: admin })).formSubmissionViewModels.map(
    ({ formSubmissionPairs }) =>
      formSubmissionPairs.map(({ fieldName, fieldValue }) => [fieldName, fieldValue]),
  );

describe('days, choices and texts in a form', () => {
  it('are sent by a script, and appear in the list, the mail and the export [2:203] [2:235] [2:75] [2:8]', async () => {
    const values = { [id.day]: '2026-12-01', [id.place]: 'On the water', [id.work]: 'Paint,Planks' };
    expect((await send({ ...values, [id.name]: 'Red' })).status).toBe(200);
    const kept = [
      ['Day', '2026-12-01'],
      ['Place', 'On the water'],
      ['Work', 'Planks, Paint'],
      ['Colour', 'Red'],
    ];
    expect(await list()).toEqual([kept]);
    await runJobs();
    const mail = cloud.ses.messages().find(({ text }) => text.includes('Booking'));
    expect(mail?.text).toContain('Day:\n12/1/2026');
    expect(mail?.text).toContain('Work:\nPlanks, Paint');
    expect(mail?.text).not.toContain('When');
    const { text } = await callApi('exportFormSubmissions', { formId }, { session: admin });
    const [head, row] = text.split('\r\n');
    expect(head).toContain('"Timestamp (UTC)","Day","Place","Work","Colour","Fields that the form had"');
    expect(row).toContain('"2026-12-01","On the water","Planks, Paint","Red",""');
  });

  it('are sent by a browser without scripts, each checkbox under a name of its own [2:235]', async () => {
    const boxes = { [`field_${id.work}_0`]: 'Planks', [`field_${id.work}_1`]: 'Frames' };
    const values = { [id.day]: '2026-12-02', [id.name]: 'not asked for' };
    const answer = await postForm('acme', { formId, values, also: boxes, ip: ip() });
    expect(answer.status).toBe(303);
    expect((await list())[0]).toEqual([
      ['Day', '2026-12-02'],
      ['Place', ''],
      ['Work', 'Planks, Frames'],
      ['Colour', ''],
    ]);
  });

  it('are still checked when the form comes back with an error [2:156] [2:235]', async () => {
    const boxes = { [`field_${id.work}_2`]: 'Paint' };
    const answer = await postForm('acme', { formId, values: { [id.day]: '' }, also: boxes, ip: ip() });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Day is required.');
    const box = (value: string) => new RegExp(`<input [^>]*value="${value}"[^>]*>`).exec(answer.text)?.[0];
    expect(box('Paint')).toContain(' checked');
    expect(box('Planks')).not.toContain(' checked');
  });

  it.each([
    ['day', '2026-02-30', 'Day must be a day of the calendar, like 2030-05-31.'],
    ['day', '12/1/2026', 'Day must be a day of the calendar, like 2030-05-31.'],
    ['day', '12026-12-01', 'Day must be a day of the calendar, like 2030-05-31.'],
    ['place', 'Elsewhere', 'Place must be one of the choices.'],
    ['work', 'Planks, <b>Sails</b>', 'Work must be among the choices.'],
    ['work', ' , ,', 'Work is required.'],
    ['work', '', 'Work is required.'],
  ] as const)('refuse for %s %j [2:156] [2:235]', async (field, value, sentence) => {
    const right = { [id.day]: '2026-12-01', [id.work]: 'Planks' };
    const answer = await send({ ...right, [id[field]]: value });
    expect([answer.status, answer.error.message]).toEqual([400, sentence]);
    expect(answer.error.fields).toEqual({ [`field_${id[field]}`]: sentence });
  });

  it('accept no value for texts, and no condition depends on them [2:235]', async () => {
    const values = { [id.day]: '2026-12-03', [id.work]: 'Planks', [id.heading]: 'I was there' };
    expect((await send(values)).status).toBe(200);
    expect((await list())[0]?.map(([name]) => name)).toEqual(['Day', 'Place', 'Work', 'Colour']);
    const waiting = { name: 'Waits', showIfFieldId: id.heading, showIfValue: '' };
    const refused = await callApi(
      'createFormField',
      { formId, fieldType: 'input', inputType: 'text', ...waiting },
      { session: admin },
    );
    expect(refused.error.fields).toEqual({
      showIfFieldId: 'Show only if: choose another field of this form.',
    });
  });

  it('have no more checkboxes than a browser may send fields [2:199]', async () => {
    const options = Array.from({ length: 200 }, (_, index) => String(index));
    const refused = await callApi(
      'createFormField',
      { formId, name: 'Many', fieldType: 'checkboxes', options },
      { session: admin },
    );
    expect([refused.status, refused.error.message]).toEqual([
      413,
      'A form has at most 200 fields and boxes together.',
    ]);
  });
});
