/**
 * Kafka's wire protocol (kafka.apache.org, "Kafka protocol guide"): one direction of a connection, requests or
 * responses, whose bodies are read by Kafka's own definitions of messages; and batches of records by themselves, as the
 * segments of a log have them.
 *
 * <p>{@link dev.hexplain.decoders.kafka.Kafka} and {@link dev.hexplain.decoders.kafka.KafkaRecordBatch} are the entries.
 * {@code KafkaFlowGrammar} reads messages, {@code KafkaBatches} and {@code LegacySets} what carries records, {@code KafkaRecords} these;
 * {@code KafkaBatchFinder} finds batches anywhere. {@code KafkaMessageDefinitions} are resources that the build takes out of Kafka's
 * library; a {@code KafkaMessagePlan} is one in one version, {@code KafkaBodies} reads by it, {@code KafkaBodyShapes} shows what was read.
 * {@code KafkaRequests} of the other direction say what responses are, else {@code KafkaResponseGuesses}. Imports {@code decode} and what
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
