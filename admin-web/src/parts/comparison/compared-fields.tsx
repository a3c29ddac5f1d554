import { imageSource } from '@galley/public-web/image-source';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import type { ComparedField } from './component-fields';
import classes from './field-comparison.module.css';
import { hasChanges, markedLines } from './marked-lines';
import { Deleted, Inserted, MarkedText } from './marked-text';
import textClasses from './marked-text.module.css';
import { tokensOfHtml, tokensOfText } from './text-tokens';

/** Shows the fields that differ, and names those that do not below. */
export function ComparedFields({ fields }: { fields: readonly ComparedField[] }) {
  const changed = fields.filter((field) => field.isChanged);
  const same = fields.filter((field) => !field.isChanged);
  return (
    <div>
      {changed.length > 0 && (
        <dl className={classes.fields}>
          {changed.map((field) => (
            <div key={field.name} className={classes.field}>
              <dt className={classes.label}>{field.label}</dt>
              <dd className={classes.value}>
                <FieldValue field={field} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {same.length > 0 && (
        <Text size="sm" c="dimmed" mt={changed.length > 0 ? 'sm' : 0}>
          Unchanged: {same.map((field) => field.label).join(', ')}
        </Text>
      )}
    </div>
  );
}

function FieldValue({ field }: { field: ComparedField }) {
  if (field.kind === 'picture') return <Pictures field={field} />;
  if (field.kind === 'value') {
    return (
      <div className={textClasses.text}>
        <span>
          {field.from !== '' && <Deleted>{field.from}</Deleted>}
          {field.from !== '' && field.to !== '' && ' → '}
          {field.to !== '' && <Inserted>{field.to}</Inserted>}
        </span>
      </div>
    );
  }
  return <Words field={field} />;
}

function Words({ field: { kind, from, to } }: { field: ComparedField }) {
  const lines = useMemo(() => {
    const tokens = kind === 'richText' ? tokensOfHtml : tokensOfText;
    return markedLines(tokens(from), tokens(to));
  }, [kind, from, to]);
  return (
    <>
      <MarkedText lines={lines} />
      {!hasChanges(lines) && (
        <Text size="sm" c="dimmed">
          The text is the same; only its formatting differs.
        </Text>
      )}
    </>
  );
}

function Pictures({ field: { label, from, to } }: { field: ComparedField }) {
  return (
    <div className={classes.pictures}>
      {from !== '' && <Picture src={from} title={to === '' ? 'Removed' : 'Before'} label={label} />}
      {to !== '' && <Picture src={to} title={from === '' ? 'Added' : 'Now'} label={label} />}
    </div>
  );
}

function Picture({ src, title, label }: { src: string; title: string; label: string }) {
  return (
    <figure className={classes.picture}>
      <img src={imageSource(src)} alt={`${label}, ${title.toLowerCase()}: ${src}`} />
      <figcaption>
        {title}
        <Text span size="xs" c="dimmed" display="block" truncate title={src}>
          {src.split('/').at(-1)}
        </Text>
      </figcaption>
    </figure>
  );
}
