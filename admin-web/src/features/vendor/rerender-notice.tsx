import type { CompanyRow } from '@galley/shared/schemas/company';
import { Alert, List, Text } from '@mantine/core';

const number = (count: number) => count.toLocaleString('en-US');

/** After an update of the product: shows how far the public sites are re-rendered, and errors. Hidden otherwise. */
export function RerenderNotice({ rows }: { rows: readonly CompanyRow[] }) {
  const done = rows.filter(({ renewal }) => renewal.isDone).length;
  const underWay = rows.filter(({ renewal }) => !renewal.isDone && renewal.total > 0);
  const faults = rows.flatMap(({ companyName, renewal }) =>
    renewal.faults.map((fault) => `${companyName}: ${fault}`),
  );
  return (
    <>
      {done < rows.length && (
        <Alert
          color="blue"
          role="status"
          title={`Pages are being updated: ${number(done)} of ${number(rows.length)} companies`}
        >
          Galley was updated. Visitors see each page as it was until its turn comes.
          {underWay.map(({ company, companyName, renewal }) => (
            <Text key={company} size="sm">
              {companyName}: {number(renewal.done)} of {number(renewal.total)} pages
            </Text>
          ))}
        </Alert>
      )}
      {faults.length > 0 && (
        <Alert color="yellow" role="status" title="Some pages could not be updated">
          Visitors see them as they were before the update.
          <List size="sm">
            {faults.map((fault) => (
              <List.Item key={fault}>{fault}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
