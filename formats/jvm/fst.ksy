meta:
  id: fst
  title: FST object graph
  file-extension: fst
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
doc: |
  What `org.nustaq.serialization.FSTObjectOutput` of FST 2 writes: each value after a tag, the fields of an object in an
  order that follows from their types and names, which are not in the bytes. Classes stand there by number, the first
  time by name, and an object that comes again is the position where it began. What the fields are, a class list says:
  the classes as their source declares them, and whether the unsafe configuration wrote.
doc-ref:
  - https://github.com/RuedigerMoeller/fast-serialization/wiki/Serialization
-hexplain-decoder: fst
seq:
  - id: first
    type: u1
    doc: "The tag of the outermost value."
    -hexplain-role: type
