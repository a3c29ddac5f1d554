import { may } from '@galley/shared/permissions';
import type { PageListRow } from '@galley/shared/schemas/page';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useSignedInUser } from '../../../parts/session/use-signed-in-user';
import { ChoiceBar } from '../../../ui/choice-bar';
import { useIsPhone } from '../../../ui/use-is-phone';
import { actionsFor, type BulkAction } from './bulk-actions';
import { BulkDialog } from './bulk-dialog';

interface BulkBarProps {
  chosen: readonly PageListRow[];
  /** The number of pages that could be selected. */
  listed: number;
  onChooseAll: () => void;
  onClear: () => void;
}

/** Offers the actions on the selected pages; hidden while none is selected. */
export function BulkBar({ chosen, listed, onChooseAll, onClear }: BulkBarProps) {
  const user = useSignedInUser();
  const isNarrow = useIsPhone();
  const [asked, setAsked] = useState<{ action: BulkAction; rows: readonly PageListRow[] }>();
  const actions = actionsFor((permission) => may(user, permission));
  const inSight = actions.slice(0, isNarrow ? 2 : 4);
  const inMenu = actions.slice(inSight.length);
  const ask = (action: BulkAction) => setAsked({ action, rows: chosen });
  const close = (isDone: boolean) => {
    setAsked(undefined);
    if (!isDone) return;
    onClear();
    // The clicked button disappears with the selection.
    setTimeout(() => document.querySelector<HTMLElement>('[data-row-link][tabindex="0"]')?.focus());
  };
  return (
    <>
      <ChoiceBar
        noun="page"
        chosen={chosen.length}
        listed={listed}
        onChooseAll={onChooseAll}
        onClear={onClear}
      >
        {inSight.map(({ name, label }, index) => (
          <Button
            key={name}
            size="compact-sm"
            variant={index === 0 ? 'filled' : 'default'}
            c={name === 'delete' ? 'var(--mantine-color-error)' : undefined}
            onClick={() => ask(name)}
          >
            {label}
          </Button>
        ))}
        {inMenu.length > 0 && (
          <Menu position="top-end">
            <Menu.Target>
              <ActionIcon variant="default" size={26} aria-label="More for the chosen pages">
                <IconDots size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {inMenu.map(({ name, label }) => (
                <Menu.Item key={name} color={name === 'delete' ? 'red' : undefined} onClick={() => ask(name)}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </ChoiceBar>
      {asked && <BulkDialog {...asked} onClose={close} />}
    </>
  );
}
