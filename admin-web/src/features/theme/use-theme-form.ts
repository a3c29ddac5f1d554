import type { ThemeResponse } from '@galley/shared/theme/theme-schema';
import { themeResponseSchema, themeSchema } from '@galley/shared/theme/theme-schema';
import type { Theme } from '@galley/shared/theme/theme-words';
import { useRef, useState } from 'react';
import type { Path } from 'react-hook-form';
import { type PartPlan, placeOf, useSavePart } from '../../parts/launches/part-plan';
import { themeLabels } from '../../parts/theme/theme-labels';
import { fieldErrors } from '../../ui/form/field-errors';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { notifyUndoable } from '../../ui/notify-undoable';
import { useSaveTheme } from './use-theme';
import { firstTheme } from './use-themed-site';

/** Dragging a colour is one undo step. */
const oneStepMs = 800;

/** The theme form, with undo; `plan` is the launch that it is for. */
export function useThemeForm(stored: ThemeResponse, primaryColor: string, plan: PartPlan | undefined) {
  const save = useSaveTheme();
  const saveForLaunch = useSavePart(plan);
  const isUndoable = plan === undefined && stored.theme !== null;
  const form = useRevisionedForm<Theme, ThemeResponse>({
    stored,
    load: ({ theme }) => theme ?? firstTheme(primaryColor),
    labels: themeLabels,
    place: placeOf('look', plan),
    check: (values) => fieldErrors(themeSchema, values),
    read: (current) => themeResponseSchema.safeParse(current).data,
    save: (theme, { revision }) =>
      saveForLaunch?.({ look: { theme } }, revision) ??
      save.mutateAsync({ theme, revision: revision || undefined }),
    notice: isUndoable ? null : undefined,
    onSaved: () => {
      const { theme: before, revision } = stored;
      if (!isUndoable || !before) return;
      notifyUndoable('Saved. Visitors see it now.', () =>
        save.mutateAsync({ theme: before, revision: (revision ?? 0) + 1 }),
      );
    },
  });
  const theme = form.form.watch();
  const [past, setPast] = useState<Theme[]>([]);
  const last = useRef({ fields: '', at: 0 });

  const put = (next: Partial<Theme>) => {
    for (const [field, value] of Object.entries(next)) form.put(field as Path<Theme>, value as never);
  };
  return {
    form,
    theme,
    change: (next: Partial<Theme>) => {
      const fields = Object.keys(next).join();
      const now = Date.now();
      const isSameStep = fields === last.current.fields && now - last.current.at < oneStepMs;
      last.current = { fields, at: now };
      if (!isSameStep) setPast((before) => [...before, { ...theme }]);
      put(next);
    },
    undo:
      past.length > 0
        ? () => {
            last.current = { fields: '', at: 0 };
            put(past.at(-1) ?? {});
            setPast(past.slice(0, -1));
          }
        : undefined,
  };
}
export type ThemeForm = ReturnType<typeof useThemeForm>;
