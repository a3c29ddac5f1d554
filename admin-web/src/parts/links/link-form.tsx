import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { holdEvent } from '../../lib/listen';
import { useListFiles } from '../files/use-files';
import { useListPages } from '../pages/use-pages';
import { LinkField } from './link-field';
import { linkedFile, linkedPage, linkNamed } from './link-offers';
import { completeUrl, isAllowedLink, notALinkOrName } from './link-url';

interface LinkFormProps {
  /** The present link; '' for none. */
  current: string;
  /** @param words the text of a link that has none of its own */
  onSet: (link: string, words: string) => void;
  /** Absent where the link cannot be removed. */
  onRemove?: (() => void) | undefined;
}

interface List<Entry> {
  data: Entry[] | undefined;
  refetch: (options: { cancelRefetch: false }) => Promise<{ data: Entry[] | undefined }>;
}

/** The entries of a list; waits for them where they are still being read. Undefined where that fails. */
const known = async <Entry,>({ data, refetch }: List<Entry>) =>
  data ?? (await refetch({ cancelRefetch: false })).data;

/** An email address or a telephone number without what makes it a link. */
const wordsOf = (link: string) => link.trim().replace(/^(mailto|tel):/i, '');

/** Asks for the target of a link. */
export function LinkForm({ current, onSet, onRemove }: LinkFormProps) {
  const [link, setLink] = useState(current);
  const [error, setError] = useState<string>();
  const pageList = useListPages();
  const fileList = useListFiles();
  const [isWaiting, setIsWaiting] = useState(false);
  const save = async (event: FormEvent) => {
    holdEvent(event);
    setIsWaiting(true);
    // On a slow line the name of a page may be typed before the pages are known.
    const [pages, files] = await Promise.all([known(pageList), known(fileList)]);
    setIsWaiting(false);
    const url = linkNamed(link, pages ?? [], files) ?? completeUrl(link);
    if (!isAllowedLink(url)) return setError(link.trim() === '' ? 'Link is required.' : notALinkOrName(link));
    const title = linkedFile(url, files)?.file?.title;
    onSet(url, title ?? linkedPage(url, pages)?.page?.pageName ?? wordsOf(link));
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <LinkField
          label="Link"
          error={error}
          value={link}
          onChange={(next) => {
            setLink(next);
            setError(undefined);
          }}
          hasAutoFocus
          isInline
        />
        <Group justify="flex-end" gap="xs">
          {current && onRemove && (
            <Button variant="default" onClick={onRemove}>
              Remove link
            </Button>
          )}
          <Button type="submit" loading={isWaiting}>
            Set link
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
