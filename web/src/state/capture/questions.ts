import type { TableAnswer, TableDescription } from '../../api/types.ts';
import type { SampledFiles } from '../address/populationShown.ts';

/** What a row of a table is of. */
export type RowKind = TableDescription['rows'];

/** The cells of an answer's row, by the names of their columns. */
export type Cells = ReadonlyMap<string, unknown>;

/** A question that is ready to be asked. */
export type Question = {
  readonly title: string;
  /** What the answer tells. */
  readonly tells: string;
  readonly sql: string;
  /** Asks for the rows that a row of the answer was counted of. */
  readonly rowsOf?: (cells: Cells) => string;
};

/** A value as SQL writes it. */
export function literal(value: unknown): string {
  return value === null || value === undefined ? 'null' : `'${String(value).replaceAll("'", "''")}'`;
}

/** Where columns hold what cells of the same names say. */
const where = (cells: Cells, ...columns: readonly string[]) =>
  columns.map((column) => `${column} is not distinct from ${literal(cells.get(column))}`).join('\n  and ');

const filesOf = (condition: string) =>
  `select path, sha256, format, layers, size, unread, issues\nfrom files\nwhere ${condition}\norder by size desc`;

/** Asks how many files an answer is about, and how many bytes these have; the answer names them by `sha256`. */
export function filesOfAnswer(sql: string, kind: RowKind): string {
  const bytes = kind === 'files' ? 'inside' : 'size';
  return `select count(*) as files, cast(coalesce(sum(bytes), 0) as bigint) as bytes from (
  select path, max(${bytes}) as bytes from ${kind}
  where sha256 in (select sha256 from (${sql.trim().replace(/;+$/, '')}))
  group by path)`;
}

/** What `filesOfAnswer` tells; undefined where there are none. */
export function sampledFiles({ rows }: Pick<TableAnswer, 'rows'>): SampledFiles | undefined {
  const [files = 0, bytes = 0] = (rows[0] ?? []).map(Number);
  return files > 0 && bytes > 0 ? { files, bytes } : undefined;
}

const files: readonly Question[] = [
  {
    title: 'Formats',
    tells: 'What the files are, and how much of them was understood.',
    sql: `select format, count(*) as files, sum(size) as bytes, sum(unread) as unread, sum(issues) as issues
from files
group by format
order by files desc`,
    rowsOf: (cells) => filesOf(where(cells, 'format')),
  },
  {
    title: 'Days',
    tells: 'When the files were written, or their first packets were sent.',
    sql: `select strftime(coalesce(first_time, modified), '%Y-%m-%d') as day, format, count(*) as files, sum(size) as bytes
from files
group by day, format
order by day, files desc`,
    rowsOf: (cells) =>
      filesOf(
        `strftime(coalesce(first_time, modified), '%Y-%m-%d') = ${literal(cells.get('day'))}\n  and ${where(cells, 'format')}`,
      ),
  },
  {
    title: 'Codecs',
    tells: 'What wrote the files, and how many bytes in which month. The rows lead to the codec lab.',
    sql: `select strftime(coalesce(first_time, modified), '%Y-%m') as month, codec, count(*) as files, sum(inside) as bytes
from files
where codec is not null
group by month, codec
order by month, bytes desc`,
    rowsOf: (cells) =>
      filesOf(
        `strftime(coalesce(first_time, modified), '%Y-%m') = ${literal(cells.get('month'))}\n  and ${where(cells, 'codec')}`,
      ),
  },
  {
    title: 'Not understood',
    tells: 'Files with bytes that nobody reads, the most first.',
    sql: `select path, sha256, format, layers, unread, size, first_issue, first_issue_offset
from files
where unread > 0 or status not in ('complete')
order by unread desc`,
  },
  {
    title: 'Unreadable',
    tells: 'Files that could not be read, with the reason.',
    sql: `select reason, count(*) as files, min(path) as first
from files
where status in ('unreadable', 'changed')
group by reason
order by files desc`,
  },
  {
    title: 'Gadget chains',
    tells: 'Known chains that are in Java streams as a whole.',
    sql: `select chain, count(*) as files, min(path) as first
from (select path, unnest(chains) as chain from files)
group by chain
order by files desc`,
    rowsOf: (cells) => filesOf(`list_contains(chains, ${literal(cells.get('chain'))})`),
  },
  {
    title: 'Classes',
    tells: 'Classes of Java streams, those with several serialVersionUIDs first.',
    sql: `select regexp_replace(class, ' -?[0-9]+$', '') as class_name,
  count(distinct class) as versions, count(distinct path) as files, list(distinct regexp_extract(class, '-?[0-9]+$')) as uids
from (select path, unnest(classes) as class from files)
group by class_name
order by versions desc, files desc`,
    rowsOf: (cells) =>
      filesOf(
        `len(list_filter(classes, class -> regexp_replace(class, ' -?[0-9]+$', '') = ${literal(cells.get('class_name'))})) > 0`,
      ),
  },
  {
    title: 'Schemas',
    tells: 'Schemas that the headers of registries name.',
    sql: `select schema_id, format, count(*) as files, sum(size) as bytes
from files
where schema_id is not null
group by schema_id, format
order by files desc`,
    rowsOf: (cells) => filesOf(where(cells, 'schema_id', 'format')),
  },
];

const messagesOf = (condition: string) =>
  `select path, sha256, flow, message, sent_at, sender, receiver, kind, title, byte_length
from messages
where ${condition}
order by sent_at, path, item`;

const messages: readonly Question[] = [
  {
    title: 'Who speaks what',
    tells: 'Endpoints, and what they sent to each other.',
    sql: `select sender, receiver, message_format, count(*) as messages, sum(byte_length) as bytes,
  min(sent_at) as first, max(sent_at) as last
from messages
where flow is not null
group by sender, receiver, message_format
order by bytes desc`,
    rowsOf: (cells) => messagesOf(where(cells, 'sender', 'receiver', 'message_format')),
  },
  {
    title: 'Hours',
    tells: 'Formats and their bytes over time.',
    sql: `select strftime(coalesce(sent_at, modified), '%Y-%m-%d %H:00') as hour, message_format,
  count(*) as messages, sum(byte_length) as bytes
from messages
group by hour, message_format
order by hour, bytes desc`,
    rowsOf: (cells) =>
      messagesOf(
        `strftime(coalesce(sent_at, modified), '%Y-%m-%d %H:00') = ${literal(cells.get('hour'))}\n  and ${where(cells, 'message_format')}`,
      ),
  },
  {
    title: 'Codecs',
    tells: 'What wrote the messages, or what is inside them, by hour.',
    sql: `select strftime(coalesce(sent_at, modified), '%Y-%m-%d %H:00') as hour, codec,
  count(*) as messages, sum(byte_length) as bytes
from messages
where codec is not null
group by hour, codec
order by hour, bytes desc`,
    rowsOf: (cells) =>
      messagesOf(
        `strftime(coalesce(sent_at, modified), '%Y-%m-%d %H:00') = ${literal(cells.get('hour'))}\n  and ${where(cells, 'codec')}`,
      ),
  },
  {
    title: 'Payloads',
    tells: 'Formats inside messages.',
    sql: `select message_format, payload_format, payload, count(*) as messages, sum(byte_length) as bytes
from messages
where payload is not null
group by message_format, payload_format, payload
order by messages desc`,
    rowsOf: (cells) => messagesOf(where(cells, 'message_format', 'payload_format', 'payload')),
  },
  {
    title: 'Not answered',
    tells: 'Requests without a response.',
    sql: messagesOf(`kind = 'request' and partner is null`),
  },
  {
    title: 'Unknown protocols',
    tells: 'Flows that nobody reads, by their endpoints.',
    sql: `select sender, receiver, count(*) as turns, sum(byte_length) as bytes
from messages
where kind = 'turn'
group by sender, receiver
order by bytes desc`,
    rowsOf: (cells) => messagesOf(`kind = 'turn'\n  and ${where(cells, 'sender', 'receiver')}`),
  },
];

const classesOf = (condition: string) =>
  `select path, sha256, flow, sender, class_name, uid, instances, members, byte_offset
from classes
where ${condition}
order by uid, path, item`;

const classes: readonly Question[] = [
  {
    title: 'Conflicting UIDs',
    tells: 'Classes with several serialVersionUIDs: one class file cannot read them all, unless it is a record.',
    sql: `select class_name, count(distinct uid) as versions, list(distinct uid) as uids,
  count(distinct path) as files, sum(instances) as objects
from classes
where kind in ('serializable', 'externalizable')
group by class_name
having versions > 1
order by files desc`,
    rowsOf: (cells) => classesOf(where(cells, 'class_name')),
  },
  {
    title: 'All classes',
    tells: 'What is serialized, and how often.',
    sql: `select class_name, uid, kind, count(distinct path) as files, sum(instances) as objects
from classes
where class_name is not null
group by class_name, uid, kind
order by objects desc`,
    rowsOf: (cells) => classesOf(where(cells, 'class_name', 'uid', 'kind')),
  },
  {
    title: 'Changed members',
    tells: 'Classes whose fields are not always the same.',
    sql: `select class_name, count(distinct members) as layouts, count(distinct uid) as versions, count(distinct path) as files
from classes
where kind = 'serializable'
group by class_name
having layouts > 1
order by files desc`,
    rowsOf: (cells) => classesOf(where(cells, 'class_name')),
  },
  {
    title: 'Endpoints',
    tells: 'Which versions come from where.',
    sql: `select sender, class_name, uid, sum(instances) as objects, count(distinct path) as captures
from classes
where flow is not null
group by sender, class_name, uid
order by sender, objects desc`,
    rowsOf: (cells) => classesOf(where(cells, 'sender', 'class_name', 'uid')),
  },
];

const fieldsOf = (condition: string) =>
  `select path, sha256, field, byte_offset, byte_length, role, type, value
from fields
where ${condition}
order by path, item`;

const fields: readonly Question[] = [
  {
    title: 'Roles',
    tells: 'What bytes are spent on.',
    sql: `select format, role, count(*) as fields, sum(byte_length) as bytes
from fields
group by format, role
order by bytes desc`,
    rowsOf: (cells) => fieldsOf(where(cells, 'format', 'role')),
  },
  {
    title: 'Types',
    tells: 'Types of fields, and their bytes.',
    sql: `select format, type, count(*) as fields, sum(byte_length) as bytes
from fields
group by format, type
order by bytes desc`,
    rowsOf: (cells) => fieldsOf(where(cells, 'format', 'type')),
  },
  {
    title: 'Largest fields',
    tells: 'Where the bytes are.',
    sql: `select path, sha256, field, byte_offset, byte_length, type, value
from fields
order by byte_length desc`,
  },
];

/** Those for a table, the first of which is asked first. */
export function questionsFor(rows: RowKind): readonly Question[] {
  switch (rows) {
    case 'files':
      return files;
    case 'messages':
      return messages;
    case 'classes':
      return classes;
    case 'fields':
      return fields;
  }
}

/** Columns that lead to a file, and are not shown. */
export const hiddenColumns: readonly string[] = ['sha256'];
