meta:
  id: erspan_packet
  title: ERSPAN packet
  license: Apache-2.0
  endian: be
  imports:
    - ethernet_frame
doc: |
  A frame that a switch mirrors to an observer elsewhere, inside GRE: type II, and type III with the time it was seen.
  Type I has no header of its own.
doc-ref: https://datatracker.ietf.org/doc/html/draft-foschiano-erspan-03
-hexplain-samples: [network/erspan_packet-ii.bin, network/erspan_packet-iii.bin]
seq:
  - id: version
    type: b4
    enum: version
    -hexplain-role: header
  - id: network
    type: b12
    doc: The VLAN of the frame.
    -orig-id: VLAN
    -hexplain-role: header
  - id: class_of_service
    type: b3
    -orig-id: COS
    -hexplain-role: header
  - id: state
    type: b2
    doc: Of type II, how the frame was tagged; of type III, whether it was too short, too long or damaged.
    -orig-id: En/BSO
    -hexplain-role: header
  - id: is_truncated
    type: b1
    -orig-id: T
    -hexplain-role: header
  - id: session
    type: b10
    -hexplain-role: reference
  - id: port
    type: port
    if: version == version::type_ii
  - id: seen
    type: seen
    if: version == version::type_iii
  - id: frame
    type:
      switch-on: is_frame
      cases:
        true: ethernet_frame
        _: opaque
    if: not _io.eof
instances:
  is_frame:
    value: version == version::type_ii or (version == version::type_iii and seen.kind == 0)
    -hexplain-hidden: true
types:
  port:
    seq:
      - id: reserved
        type: b12
        -hexplain-role: header
      - id: index
        type: b20
        doc: Of the port and the direction, as the switch numbers them.
        -hexplain-role: header
  seen:
    seq:
      - id: timestamp
        type: u4
        doc: In units of the granularity.
        -hexplain-role: header
      - id: security_group
        type: u2
        -orig-id: SGT
        -hexplain-role: header
      - id: is_ethernet
        type: b1
        doc: Whether the mirrored packet is an Ethernet protocol frame.
        -orig-id: P
        -hexplain-role: header
      - id: kind
        type: b5
        doc: 0 for an Ethernet frame, 2 for an IP packet.
        -orig-id: FT
        -hexplain-role: type
      - id: hardware
        type: b6
        doc: The engine of the switch that mirrors.
        -orig-id: Hw ID
        -hexplain-role: header
      - id: is_egress
        type: b1
        -orig-id: D
        -hexplain-role: header
      - id: granularity
        type: b2
        enum: granularity
        -orig-id: Gra
        -hexplain-role: header
      - id: has_platform
        type: b1
        -orig-id: O
        -hexplain-role: header
      - id: platform
        size: 8
        if: has_platform
        doc: Six bits of which switch it is, then what that adds.
        -hexplain-role: header
  opaque:
    doc: What is not taken apart further.
    seq:
      - id: content
        size-eos: true
        -hexplain-role: value
        -hexplain-opaque: true
enums:
  version:
    0: type_i
    1: type_ii
    2: type_iii
  granularity:
    0: hundred_microseconds
    1: hundred_nanoseconds
    2: ieee1588
    3: of_platform
