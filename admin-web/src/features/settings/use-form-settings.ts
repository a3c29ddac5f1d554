import { callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';

const formSettingsKey = ['form-settings'] as const;

/** `company` is another company's key, for the vendor's Admins. */
export const useGetFormSettings = (company?: string) =>
  useRead([...formSettingsKey, company ?? ''], 'getFormSettings', { company });

export const useUpdateFormSettings = () => useChange(callOf('updateFormSettings'), [formSettingsKey]);
