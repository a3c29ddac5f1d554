import { Combobox, Text } from '@mantine/core';
import classes from './link-field.module.css';
import type { LinkOffer } from './link-offers';

interface LinkOfferListProps {
  label: string;
  offers: readonly LinkOffer[];
  /** The pages are not known yet, or could not be read. */
  isWithoutPages: boolean;
  hasFailed: boolean;
  /** Absent where the field says it elsewhere. */
  hint: string | undefined;
  /** In the field's dropdown; else below the field, always as high, so that nothing moves while one types. */
  isInline: boolean;
}

/** The pages, files and URLs that a field for links offers. */
export function LinkOfferList({ label, offers, hint, ...rest }: LinkOfferListProps) {
  const { isWithoutPages, hasFailed, isInline } = rest;
  const empty = isWithoutPages
    ? hasFailed
      ? 'The pages could not be loaded. Type an address.'
      : 'Loading the pages …'
    : isInline && 'No page or file matches.';
  return (
    <>
      <Combobox.Options
        className={isInline ? classes.inline : classes.offers}
        aria-label={`${label}: pages and addresses`}
      >
        {empty && offers.length === 0 && <Combobox.Empty fz="sm">{empty}</Combobox.Empty>}
        {offers.map(({ link, label: words, detail }) => (
          <Combobox.Option key={link} value={link}>
            <Text span size="sm" display="block" truncate>
              {words}
            </Text>
            <Text span size="xs" display="block" truncate className={classes.detail}>
              {detail}
            </Text>
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {hint && (
        <Combobox.Footer fz="xs" c="dimmed" aria-hidden className={isInline ? classes.below : ''}>
          {hint}
        </Combobox.Footer>
      )}
    </>
  );
}
