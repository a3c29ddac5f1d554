import { expect, test, vi } from 'vitest';
import { recordIn, showCertificateRecords } from './certificate-records';

test("reads a DNS record out of CloudFormation's message about a certificate", () => {
  const reason =
    'Content of DNS Record is: {Name: _1a.admin.galley.cloud.,Type: CNAME,Value: _2b.acm-validations.aws.}';
  expect(recordIn(reason)).toEqual({ name: '_1a.admin.galley.cloud.', value: '_2b.acm-validations.aws.' });
  expect(recordIn('Resource creation Initiated')).toBeUndefined();
});

test('shows each record once, and catches up after a failed poll', async () => {
  const lines: string[] = [];
  let looks = 0;
  const look = async () => {
    looks += 1;
    if (looks === 1) throw new Error('throttled');
    return [{ name: '_1.galley.cloud.', value: '_2.aws.' }];
  };
  const stop = showCertificateRecords(look, (line) => lines.push(line), 5);
  await vi.waitFor(() => expect(looks).toBeGreaterThan(4), { timeout: 15_000 });
  stop();
  expect(lines.filter((line) => line.includes('_1.galley.cloud.  CNAME  _2.aws.'))).toHaveLength(1);
});
