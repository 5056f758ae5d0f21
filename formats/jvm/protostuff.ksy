meta:
  id: protostuff
  title: protostuff object
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
doc: |
  An object as protostuff writes it by its class: the wire format of Protocol Buffers, with a group around everything
  that has parts, and fields numbered in the order in which the class declares them. Where a field may hold objects of
  any class, the object says of which it is. In a graph, what was written before is referred to by its number. Neither
  names nor types stand in the bytes, so the classes are needed.
doc-ref:
  - https://protostuff.github.io/docs/
  - https://github.com/protostuff/protostuff
-hexplain-decoder: native protostuff
seq:
  - id: tag
    type: u1
    doc: The first field's number and wire type.
    -hexplain-role: type
