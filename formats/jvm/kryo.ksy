meta:
  id: kryo
  title: Kryo object graph
  file-extension: kryo
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
doc: |
  What `com.esotericsoftware.kryo.Kryo` 5 writes: objects field by field, in the order of the fields' names, which are
  not in the bytes. Classes stand there by name or by the number they are registered by, and objects that come again
  are numbers too. What the fields are, a class list says: the classes as their source declares them, and how Kryo was
  set up.
doc-ref:
  - https://github.com/EsotericSoftware/kryo/blob/kryo-parent-5.6.2/README.md
-hexplain-decoder: kryo
seq:
  - id: first
    type: u1
    doc: "The first byte: with references, whether the object is new (1), null (0) or one that came before; otherwise of its class."
    -hexplain-role: type
