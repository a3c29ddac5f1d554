import type { BannerAnswer } from '@galley/shared/contract/banners';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError, messageOf } from '../../../lib/api-error';
import { notifySaved } from '../../../ui/notify';
import {
  newSlideValues,
  type SlideValues,
  type StoredSlide,
  slideLabels,
  slideResolver,
  slideValues,
  storedSlide,
} from './slide-values';
import { type BannerPlace, useSaveBanner } from './use-save-banner';

interface SlideFormOptions {
  place: BannerPlace;
  bannerDurationMs: number;
  /** Absent for a new slide, which is to be the `newNumber`th. */
  stored: StoredSlide | undefined;
  newNumber: number;
  onSaved: () => void;
}

/** Somebody saved the slide after this form was opened: what is stored now. */
interface SlideConflict {
  message: string;
  revision: number;
  theirs: SlideValues;
}

/** Holds what is typed for one slide until it is saved; no failure takes it away. */
export function useSlideForm({ place, bannerDurationMs, stored, newNumber, ...told }: SlideFormOptions) {
  const [startedFrom, setStartedFrom] = useState(() =>
    stored ? slideValues(stored, bannerDurationMs) : newSlideValues(newNumber),
  );
  const form = useForm<SlideValues>({ resolver: slideResolver, defaultValues: startedFrom });
  const [baseRevision, setBaseRevision] = useState(stored?.revision);
  const [conflict, setConflict] = useState<SlideConflict>();
  const save = useSaveBanner(place);

  const saveOver = (revision: number | undefined) =>
    // The rules read what would be sent; what was typed is in the form.
    form.handleSubmit(async () => {
      const values = form.getValues();
      try {
        const kept = stored && revision !== undefined ? { id: stored.id, revision } : undefined;
        await save.mutateAsync({ values, ...(kept && { stored: kept }) });
      } catch (error) {
        showRefusal(error);
        return;
      }
      notifySaved();
      told.onSaved();
    });

  const showRefusal = (error: unknown) => {
    if (isApiError(error, 409) && error.revision !== undefined && error.current) {
      const theirs = slideValues(storedSlide(error.current as BannerAnswer), bannerDurationMs);
      setConflict({ message: error.message, revision: error.revision, theirs });
      return;
    }
    for (const [field, message] of isApiError(error) ? Object.entries(error.fields) : []) {
      if (field in form.getValues()) form.setError(field as keyof SlideValues, { type: 'server', message });
    }
    form.setError('root', { type: 'server', message: messageOf(error) });
  };

  return {
    form,
    conflict,
    /** Whether the fields hold anything that would be lost now; they are asked, not what was last drawn of them. */
    hasUnsavedText: () => {
      const typed = form.getValues();
      return (Object.keys(slideLabels) as (keyof SlideValues)[]).some(
        (field) => (typed[field] ?? '') !== (startedFrom[field] ?? ''),
      );
    },
    isSaving: save.isPending,
    submit: saveOver(baseRevision),
    /** Saves what is typed over what somebody else stored. */
    keepMine: () => {
      if (!conflict) return;
      setBaseRevision(conflict.revision);
      setConflict(undefined);
      void saveOver(conflict.revision)();
    },
    /** Drops what is typed for what somebody else stored. */
    takeTheirs: () => {
      if (!conflict) return;
      form.reset(conflict.theirs);
      setStartedFrom(conflict.theirs);
      setBaseRevision(conflict.revision);
      setConflict(undefined);
    },
  };
}
