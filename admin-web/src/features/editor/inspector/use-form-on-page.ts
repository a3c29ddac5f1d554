import { withValueAt } from '@galley/shared/components/field-path';
import { useEffect } from 'react';
import { useLatest } from '../../../lib/use-latest';
import type { FormValues } from '../../../parts/components/component-calls';
import type { Patches } from '../canvas/patches';
import type { ComponentFormOptions } from './component-form-options';
import { type FormWork, noWork } from './form-work';
import { useComponentForm } from './use-component-form';

export interface FormOnPageOptions extends ComponentFormOptions {
  /** The canvas's key of the component, and the text typed there. */
  entryKey: string;
  patches: Patches;
  /** Called while typing, for the preview. */
  onTyping: (values: FormValues) => void;
  onWork: (work: FormWork) => void;
}

/** The form of a component that is also on the page: text typed in one place shows in the other. */
export function useFormOnPage({ entryKey, patches, onTyping, onWork, ...options }: FormOnPageOptions) {
  const { type, history } = options;
  const { pageId } = options.place;
  const editing = useComponentForm(options);
  const { form, autosave, conflict } = editing;
  const { decide, addAgain, unsavedFields, showWrong } = editing;
  const latest = useLatest({ decide, addAgain, unsavedFields, showWrong, onTyping });

  // Subscribed once: what someone else saved enters the form while its effects are renewed, and must show too.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => latest.current.onTyping(values),
      }),
    [form],
  );
  useEffect(() => {
    return patches.attach(entryKey, (values, { isUndoing, forMs }) => {
      const set = () => {
        for (const [place, value] of Object.entries(values)) {
          // A list is a field of the form as a whole: earlier snapshots of it must not change.
          const [field = place] = place.split('.');
          const { [field]: changed } = withValueAt(form.getValues(), place, value);
          form.setValue(field, changed, { shouldDirty: true, shouldTouch: true });
        }
      };
      if (isUndoing) history.quietly(set);
      else history.over(forMs ?? 0, set);
    });
  }, [form, patches, entryKey, history]);
  useEffect(() => {
    const decided = conflict && {
      pageId,
      type,
      theirs: conflict.theirs,
      decide: (isMine: boolean) => latest.current.decide(isMine),
    };
    const notify = () => {
      const { status, flush, hold } = autosave;
      onWork({
        status,
        isDirty: status.kind !== 'saved' && status.kind !== 'new',
        isSaving: status.kind === 'saving',
        save: flush,
        hold,
        showWrong: () => void latest.current.showWrong(),
        conflict: decided,
        unsaved: () => latest.current.unsavedFields(),
        addAgain: () => latest.current.addAgain(),
      });
    };
    notify();
    return autosave.subscribe(notify);
  }, [autosave, onWork, conflict, type, pageId]);
  useEffect(() => () => onWork(noWork), [onWork]);
  return editing;
}
