meta:
  id: geneve_packet
  title: Geneve packet
  license: Apache-2.0
  endian: be
  imports:
    - ethernet_frame
    - ipv4_packet
    - ipv6_packet
doc: A frame or packet of a virtual network, behind options that tell switches more about it, as it goes over UDP.
doc-ref: RFC 8926, section 3
-hexplain-samples: [network/geneve_packet-options.bin]
seq:
  - id: version
    type: b2
    -hexplain-role: header
  - id: len_options
    type: b6
    doc: Words of four bytes.
    -hexplain-role: length
  - id: is_control
    type: b1
    doc: Control packets are for the end of the tunnel itself.
    -orig-id: O
    -hexplain-role: header
  - id: has_critical_options
    type: b1
    doc: Who does not know an option that is critical has to drop the packet.
    -orig-id: C
    -hexplain-role: header
  - id: reserved
    type: b6
    -hexplain-role: header
  - id: protocol
    type: u2
    enum: ethernet_frame::ethertype
    -hexplain-role: type
  - id: network_identifier
    type: b24
    -orig-id: VNI
    -hexplain-role: header
  - id: reserved_2
    type: u1
    -hexplain-role: header
  - id: options
    type: options
    size: len_options * 4
    if: len_options > 0
  - id: body
    type:
      switch-on: protocol.to_i
      cases:
        0x0800: ipv4_packet
        0x6558: ethernet_frame
        0x86dd: ipv6_packet
        0x8847: ethernet_frame::mpls
        _: opaque
    if: not _io.eof
  - id: padding
    size-eos: true
    if: not _io.eof
    -hexplain-role: padding
types:
  options:
    seq:
      - id: options
        type: option
        repeat: eos
  option:
    seq:
      - id: namespace
        type: u2
        doc: Whose types these are, by the registry of option classes.
        -orig-id: Option Class
        -hexplain-role: type
      - id: is_critical
        type: b1
        -hexplain-role: header
      - id: kind
        type: b7
        -hexplain-role: type
      - id: reserved
        type: b3
        -hexplain-role: header
      - id: len_content
        type: b5
        doc: Words of four bytes.
        -hexplain-role: length
      - id: content
        size: len_content * 4
        if: len_content > 0
        -hexplain-role: value
        -hexplain-opaque: true
  opaque:
    doc: What is not taken apart further.
    seq:
      - id: content
        size-eos: true
        -hexplain-role: value
        -hexplain-opaque: true
