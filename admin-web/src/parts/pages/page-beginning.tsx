import { templateNames, templateTitles } from '@galley/shared/page-templates/names';
import { templateSections } from '@galley/shared/page-templates/sections';
import { Stack, Text } from '@mantine/core';
import radio from '../../ui/picture-radio.module.css';
import { PagePicture } from '../components/component-looks';
import classes from './page-beginning.module.css';
import { copyOfNothing } from './page-form-rules';
import { PageSelect } from './page-select';
import type { PageFormHandle } from './use-page-form';

const choices = [
  {
    value: 'empty',
    title: 'Empty page',
    purpose: 'Build it from scratch.',
    picture: <EmptyPicture />,
  },
  ...templateNames.map((value) => ({
    value,
    ...templateTitles[value],
    picture: <PagePicture types={templateSections[value].map(({ type }) => type)} />,
  })),
  {
    value: 'copy',
    title: 'Copy of a page',
    purpose: 'The content of another page.',
    picture: <CopyPicture />,
  },
];

/** Offers the initial content of a new page: nothing, a template, or a copy of another page. */
export function PageBeginning({ form }: { form: PageFormHandle }) {
  const { value, onChange } = form.control('beginWith');
  const chosen = value?.kind === 'template' ? value.name : (value?.kind ?? 'empty');
  const choose = (choice: string) => {
    const name = templateNames.find((template) => template === choice);
    if (name) onChange({ kind: 'template', name });
    else onChange(choice === 'copy' ? copyOfNothing : null);
  };
  return (
    <Stack gap="sm">
      <fieldset className={`${radio.choice} ${classes.choices}`}>
        <legend className={classes.legend}>Start with</legend>
        {choices.map(({ value: choice, title, purpose, picture }) => (
          <label key={choice} className={`${radio.framed} ${classes.choice}`}>
            <input
              type="radio"
              name="beginWith"
              aria-label={title}
              aria-describedby={`begin-${choice}`}
              checked={chosen === choice}
              onChange={() => choose(choice)}
            />
            <span className={classes.picture}>{picture}</span>
            <Text component="span" fw={600} size="sm">
              {title}
            </Text>
            <Text component="span" size="xs" c="dimmed" id={`begin-${choice}`}>
              {purpose}
            </Text>
          </label>
        ))}
      </fieldset>
      {value?.kind === 'copy' && <PageToCopy form={form} />}
    </Stack>
  );
}

/** Draws an empty sheet. */
function EmptyPicture() {
  return (
    <svg
      viewBox="0 0 120 144"
      width="100%"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
    >
      <rect x={30} y={36} width={60} height={72} rx={4} strokeDasharray="5 5" />
      <path d="M60 62v20M50 72h20" strokeLinecap="round" />
    </svg>
  );
}

/** Draws two sheets. */
function CopyPicture() {
  return (
    <svg viewBox="0 0 120 144" width="100%" aria-hidden="true">
      {[30, 46].map((x) => (
        <rect
          key={x}
          x={x}
          y={x}
          width={44}
          height={58}
          rx={4}
          fill="var(--mantine-color-body)"
          stroke="currentColor"
          strokeWidth={2}
        />
      ))}
    </svg>
  );
}

/** Lists the company's pages that have content. */
function PageToCopy({ form }: { form: PageFormHandle }) {
  const { value, onChange, error } = form.control('beginWith');
  return (
    <PageSelect
      label="Page to copy"
      description="Its live version is copied, or else its newest. The new page keeps its own name, address and SEO fields."
      nothingFoundMessage="No page matches"
      clearable={false}
      value={value?.kind === 'copy' && value.pageId ? value.pageId : null}
      onChange={(pageId) => onChange({ kind: 'copy', pageId: pageId ?? 0 })}
      error={error}
    />
  );
}
