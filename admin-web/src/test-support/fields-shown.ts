const wordsOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** The words of a label without its drawings. */
function spoken(label: Element | undefined): string {
  const copy = label?.cloneNode(true) as Element | undefined;
  for (const mute of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) {
    if (mute.textContent !== ' *') mute.remove();
  }
  return copy?.textContent ?? '';
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const groupOf = (field: Field) => field.closest('[role="radiogroup"]');

function nameOf(field: Field, said: string): string {
  const group = groupOf(field);
  const before =
    group && (group.getAttribute('aria-label') ?? wordsOf(group.getAttribute('aria-labelledby')));
  const own = spoken(field.labels?.[0]) || field.getAttribute('aria-label') || '';
  // The label of a switch contains its description.
  return `${before ? `${before}: ` : ''}${said ? own.replace(said, '') : own}`;
}

const plainTypes = ['text', 'textarea', 'radio'];

function stateOf(field: Field): string {
  if (field.type !== 'checkbox' && field.type !== 'radio') return field.value && `= ${field.value}`;
  return (field as HTMLInputElement).checked ? 'on' : '';
}

function describeField(field: Field): string {
  const said = wordsOf(field.getAttribute('aria-describedby'));
  const isChosen = field.getAttribute('aria-haspopup') === 'listbox';
  return [
    nameOf(field, said),
    plainTypes.includes(field.type) ? '' : `(${field.type})`,
    field.maxLength > 0 ? `up to ${field.maxLength}` : '',
    field.placeholder && `'${field.placeholder}'`,
    stateOf(field),
    field.disabled ? 'disabled' : '',
    field.readOnly && !isChosen ? 'read-only' : '',
    said && `- ${said}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Describes what people see and hear of each field that is shown, in order: its label with the asterisk of a required
 * one, its type, how long it may be, its placeholder, its value and its description.
 */
export const fieldsShown = (root: ParentNode = document) =>
  [
    ...root.querySelectorAll<Field>('input:not([type="hidden"], [type="file"]), textarea:not([aria-hidden])'),
  ].map(describeField);
