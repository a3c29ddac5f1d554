import { useMemo, useState } from 'react';

interface Named<Item> {
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
}

/** The selected items of a list. Items that a filter hides are not selected: actions apply to visible items only. */
export function useChosen<Item>(items: readonly Item[], { keyOf, nameOf }: Named<Item>) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const chosenItems = useMemo(() => items.filter((item) => kept.has(keyOf(item))), [items, kept, keyOf]);
  const chosen = useMemo(() => new Set(chosenItems.map(keyOf)), [chosenItems, keyOf]);
  return {
    chosenItems,
    choice: { chosen, onChange: setKept, label: (item: Item) => `Choose ${nameOf(item)}` },
    chooseAll: () => setKept(new Set(items.map(keyOf))),
    clear: () => setKept(new Set()),
  };
}
