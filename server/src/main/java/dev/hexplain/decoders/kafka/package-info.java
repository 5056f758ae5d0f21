/**
 * Kafka's wire protocol (kafka.apache.org, "Kafka protocol guide"): one direction of a connection, requests or
 * responses, whose bodies are read by Kafka's own message definitions; and record batches by themselves, as in log
 * segments.
 *
 * <p>{@link dev.hexplain.decoders.kafka.Kafka} and {@link dev.hexplain.decoders.kafka.KafkaRecordBatch} are the
 * entries. {@code KafkaFlowGrammar} reads messages, {@code KafkaBatches} and {@code KafkaLegacySet} batches,
 * {@code KafkaRecords} their records; {@code KafkaBatchFinder} finds batches anywhere. {@code KafkaMessageDefinitions}
 * are resources that the build extracts from Kafka's library; a {@code KafkaMessagePlan} is one of them compiled for
 * one version, {@code KafkaBodies} reads by it, {@code KafkaBodyShapes} has the shapes. {@code KafkaRequests} of the
 * other direction tell the APIs of responses, or else {@code KafkaResponseGuesses}. Imports {@code decode} and what
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
