meta:
  id: kafka_record_batch
  title: Kafka record batch
  file-extension: log
  license: Apache-2.0
  endian: be
  ks-version: '0.10'
doc: |
  Batches of records as Kafka stores and sends them, back to back: the segment files of a log, or what a message carries.
  Messages of the format before Kafka 0.11 as well.

  Keys and values are bytes of any format. Compressed records are unpacked: gzip, snappy, lz4, zstd.
doc-ref: https://kafka.apache.org/documentation/#recordbatch
-hexplain-decoder: kafka
seq:
  - id: base_offset
    type: s8
  - id: batch_length
    type: s4
    -hexplain-role: length
  - id: partition_leader_epoch
    type: s4
  - id: magic
    type: s1
    -hexplain-role: magic
