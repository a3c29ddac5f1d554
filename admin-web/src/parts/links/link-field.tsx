import { pageLink } from '@galley/shared/page-links';
import { Combobox, Select, Text, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import { factsOf } from '../files/file-texts';
import { useListFiles } from '../files/use-files';
import { useListPages } from '../pages/use-pages';
import classes from './link-field.module.css';
import { LinkOfferList } from './link-offer-list';
import { linkedFile, linkedPage, linkNamed, linkOffers, mayLinkPage } from './link-offers';
import { completeUrl, isAllowedLink, linkHint, notALinkOrName, pageLinkHint } from './link-url';
import { usePageParts } from './use-page-parts';

interface LinkFieldProps {
  label: string;
  value: string;
  onChange: (link: string) => void;
  onBlur?: (() => void) | undefined;
  description?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  hasAutoFocus?: boolean;
  /** Only pages and URLs are offered. */
  isWithoutFiles?: boolean;
  /** What is offered is always shown below the field: in a dialog, a dropdown would cover its buttons. */
  isInline?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a link: to a page by its name, an anchor in it, a file, or a URL. Pages and files are stored by number,
 * so that the link follows them; a typed URL is stored as it is.
 */
export function LinkField({
  label,
  value,
  onChange,
  onBlur,
  isReadOnly = false,
  isWithoutFiles = false,
  isInline = false,
  ...rest
}: LinkFieldProps) {
  // The typed text, until the field loses the focus.
  const [typed, setTyped] = useState<string>();
  /** The text that was in the field at first is not a search. */
  const [isSearched, setIsSearched] = useState(false);
  const combobox = useCombobox({
    onDropdownClose: () => combobox.resetSelectedOption(),
    ...(isInline && { opened: true }),
  });
  const isTyping = typed !== undefined;
  const { data: pages, isError } = useListPages(isInline || isTyping || mayLinkPage(value));
  const { data: files } = useListFiles(
    !isWithoutFiles && (isInline || isTyping || linkedFile(value, undefined) !== undefined),
  );
  const linked = linkedPage(value, pages);
  const document = linkedFile(value, files);
  const name = linked ? (linked.page?.pageName ?? '') : document ? (document.file?.title ?? '') : value;
  const problem = linked?.problem ?? document?.problem;
  const hint = isWithoutFiles ? pageLinkHint : linkHint;
  const search = isTyping && isSearched ? typed : '';
  const offers = isInline || isTyping ? linkOffers(search, pages ?? [], files) : [];

  const choose = (link: string) => {
    onChange(link);
    setTyped(undefined);
    setIsSearched(false);
    combobox.closeDropdown();
    combobox.resetSelectedOption();
  };
  const type = (text: string) => {
    setTyped(text);
    setIsSearched(true);
    combobox.openDropdown();
    combobox.resetSelectedOption();
    // A URL takes effect while it is typed; the name of a page once it is chosen.
    if (text === '' || isAllowedLink(text.trim())) onChange(text.trim());
  };
  /** Turns the typed text into a link: a URL unchanged, the name of a page into its number. */
  const take = () => {
    if (!isTyping || !isSearched) return;
    onChange(linkNamed(typed, pages ?? [], files) ?? completeUrl(typed));
  };
  const leave = () => {
    combobox.closeDropdown();
    setTyped(undefined);
    take();
    onBlur?.();
  };

  const Target = isInline ? Combobox.EventsTarget : Combobox.Target;
  const list = (
    <LinkOfferList
      {...{ label, offers, isInline }}
      isWithoutPages={!pages}
      hasFailed={isError}
      hint={rest.description ? undefined : hint}
    />
  );
  return (
    <div>
      <Combobox store={combobox} onOptionSubmit={choose} withinPortal>
        {/* Escape closes a dropdown; where there is none, it is the dialog's. */}
        <Target {...(isInline && { 'data-mantine-stop-propagation': false })}>
          <TextInput
            label={label}
            withAsterisk={Boolean(rest.isRequired) && !isReadOnly}
            description={
              isReadOnly || rest.error
                ? undefined
                : (rest.description ?? <VisuallyHidden>{hint}</VisuallyHidden>)
            }
            error={rest.error && value !== '' && !isAllowedLink(value) ? notALinkOrName(value) : rest.error}
            classNames={rest.description ? {} : { wrapper: classes.underLabel, description: classes.heard }}
            placeholder={
              isReadOnly
                ? '–'
                : isWithoutFiles
                  ? 'Choose a page or type an address'
                  : 'Choose a page or a file, or type an address'
            }
            readOnly={isReadOnly}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            data-autofocus={rest.hasAutoFocus || undefined}
            ref={rest.ref}
            value={typed ?? name}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={(event) => {
              if (isReadOnly) return;
              setTyped(name);
              setIsSearched(false);
              if (linked || document) event.currentTarget.select();
            }}
            onClick={() => !isReadOnly && combobox.openDropdown()}
            onBlur={leave}
            // Enter submits the surrounding form while the field keeps the focus.
            onKeyDown={(event) => event.key === 'Enter' && combobox.getSelectedOptionIndex() < 0 && take()}
            rightSection={
              !(isTyping && isSearched) &&
              ((linked && <PageMark path={linked.page?.fullUrl ?? ''} />) ??
                (document?.file && <PageMark path={factsOf(document.file)} />))
            }
            rightSectionWidth="auto"
          />
        </Target>
        {isInline ? (
          list
        ) : (
          <Combobox.Dropdown hidden={pages && offers.length === 0}>{list}</Combobox.Dropdown>
        )}
      </Combobox>
      {problem && (
        <Text size="xs" mt={4} className={classes.problem} role="status">
          {problem}
        </Text>
      )}
      {linked?.page && !linked.page.isExternal && !isReadOnly && (
        <PartChoice label={label} pageId={linked.pageId} rest={linked.rest} onChange={onChange} />
      )}
    </div>
  );
}

/** Shows the page's current path, or the kind of a file, beside its name. */
function PageMark({ path }: { path: string }) {
  return (
    <Text span size="xs" c="dimmed" truncate className={classes.path} title={path}>
      {path}
    </Text>
  );
}

interface PartChoiceProps {
  label: string;
  pageId: number;
  rest: string;
  onChange: (link: string) => void;
}

/** Offers the anchors of the page; hidden where it has none. */
function PartChoice({ label, pageId, rest, onChange }: PartChoiceProps) {
  const parts = usePageParts(pageId);
  const data = parts.map(({ anchor, name }) => ({ value: `#${anchor}`, label: name }));
  if (rest && !data.some(({ value }) => value === rest)) data.push({ value: rest, label: rest });
  if (data.length === 0) return null;
  return (
    <Select
      mt={6}
      size="xs"
      aria-label={`${label}: part of the page`}
      placeholder="The whole page"
      data={data}
      value={rest || null}
      onChange={(part) => onChange(pageLink(pageId, part ?? ''))}
      clearable
    />
  );
}
