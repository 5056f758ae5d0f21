/**
 * Kafka's wire protocol (kafka.apache.org, "Kafka protocol guide"): one direction of a connection, requests or
 * responses, whose bodies are read as far as to find the records in them; and batches of records by themselves, as the
 * segments of a log have them.
 *
 * <p>{@link dev.hexplain.decoders.kafka.Kafka} and {@link dev.hexplain.decoders.kafka.KafkaRecordBatch} are the entries.
 * {@code FlowGrammar} reads messages, {@code Batches} and {@code LegacySets} what carries records, {@code Records} these;
 * {@code BatchFinder} finds batches anywhere. Imports {@code decode} and what that imports.
 *
 * <pre>{@code
 * FieldTree tree = new KafkaRecordBatch().decode(segment, options, storage, Progress.NONE);
 * tree.find("batch[0].records.record[2].value");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.kafka;

import org.jspecify.annotations.NullMarked;
