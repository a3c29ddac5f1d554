import { Checkbox, Group, Stack } from '@mantine/core';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { countOf } from '../../../lib/count-of';
import { Dialog } from '../../../ui/dialog';
import { DialogActions } from '../../../ui/dialog-actions';
import { ProgressOfSeveral } from '../../../ui/progress-of-several';
import { ResultList } from '../../../ui/result-list';
import { type EachResult, runEach } from '../../../ui/run-each';
import { changedTags } from './tag-changes';
import { tagCounts } from './tagged';
import { TagsField } from './tags-field';

export interface Taggable {
  id: number;
  tags: string[];
}

export interface TaggingDialogProps<Item extends Taggable> {
  noun: 'image' | 'file';
  items: readonly Item[];
  /** The whole library, whose tags are suggested. */
  library: readonly Item[];
  nameOf: (item: Item) => string;
  /** Stores the tags of one item. */
  save: (item: Item, tags: string[]) => Promise<unknown>;
  /** The query that is read again afterwards. */
  listKey: QueryKey;
  /** `isDone`: something was changed, so the selection is cleared. */
  onClose: (isDone: boolean) => void;
}

/** Asks once which tags to add and remove on several items, and lists the result of each. */
export function TaggingDialog<Item extends Taggable>(props: TaggingDialogProps<Item>) {
  const { noun, items, nameOf, listKey, onClose } = props;
  const queryClient = useQueryClient();
  const [results, setResults] = useState<readonly EachResult<Item>[]>();
  const close = () => onClose(results !== undefined);
  const things = countOf(items.length, noun);
  const done = results?.filter(({ isRefused }) => !isRefused).length;
  const title = done === undefined ? `Tags of ${things}` : `${done} of ${things} done`;
  return (
    <Dialog onClose={close} title={title} closeOnClickOutside={false}>
      {results ? (
        <ResultList
          label={`What became of the ${noun}s`}
          results={results.map(({ row, ...result }) => ({ ...result, key: row.id, name: nameOf(row) }))}
          onLeave={close}
        />
      ) : (
        <Asked
          {...props}
          onFinish={(finished) => {
            setResults(finished);
            void queryClient.invalidateQueries({ queryKey: listKey });
          }}
        />
      )}
    </Dialog>
  );
}

interface AskedProps<Item extends Taggable> extends TaggingDialogProps<Item> {
  onFinish: (results: readonly EachResult<Item>[]) => void;
}

function Asked<Item extends Taggable>({ noun, items, library, save, onFinish }: AskedProps<Item>) {
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const [done, setDone] = useState<number>();
  const [error, setError] = useState<string>();
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const act = async (item: Item) => {
    const tags = changedTags(item.tags, { add, remove });
    if (!tags) return 'Nothing to change';
    await save(item, tags);
    return tags.length > 0 ? tags.join(', ') : 'No tags';
  };
  const confirm = async () => {
    if (add.length + remove.length === 0) return setError('Name a tag to add, or mark one to take away.');
    setDone(0);
    onFinish(await runEach(items, { act, onProgress: setDone, signal: stop.current.signal }));
  };
  if (done !== undefined) {
    return (
      <ProgressOfSeveral noun={noun} done={done} of={items.length} onStop={() => stop.current.abort()} />
    );
  }
  const counts = tagCounts(items);
  return (
    <Stack>
      <TagsField label="Add tags" items={library} value={add} onChange={setAdd} data-autofocus />
      {counts.length > 0 && (
        <Checkbox.Group label="Take tags away" value={remove} onChange={setRemove}>
          <Group gap="xs" mt={4}>
            {counts.map(({ tag, count }) => (
              <Checkbox key={tag} size="xs" value={tag} label={`${tag} · ${count}`} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      <DialogActions
        confirmLabel="Change tags"
        isBusy={false}
        error={error}
        onConfirm={() => void confirm()}
      />
    </Stack>
  );
}
