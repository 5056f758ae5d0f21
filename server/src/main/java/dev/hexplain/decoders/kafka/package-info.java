/**
 * Kafka's wire protocol (kafka.apache.org, "Kafka protocol guide"): one direction of a connection, requests or
 * responses, whose bodies are read by Kafka's own definitions of messages; and batches of records by themselves, as the
 * segments of a log have them.
 *
 * <p>{@link dev.hexplain.decoders.kafka.Kafka} and {@link dev.hexplain.decoders.kafka.KafkaRecordBatch} are the entries.
 * {@code FlowGrammar} reads messages, {@code Batches} and {@code LegacySets} what carries records, {@code Records} these;
 * {@code BatchFinder} finds batches anywhere. {@code Definitions} are resources that the build takes out of Kafka's
 * library; a {@code Plan} is one in one version, {@code Bodies} reads by it, {@code BodyShapes} shows what was read.
 * {@code Requests} of the other direction say what responses are, else {@code Guesses}. Imports {@code decode} and what
 * that imports.
 *
 * <pre>{@code
 * FieldTree tree = new KafkaRecordBatch().decode(segment, options, storage, Progress.NONE);
 * tree.find("batch[0].records.record[2].value");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.kafka;

import org.jspecify.annotations.NullMarked;
