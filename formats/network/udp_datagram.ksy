meta:
  id: udp_datagram
  title: UDP datagram
  license: Apache-2.0
  endian: be
  imports:
    - geneve_packet
    - vxlan_packet
doc: |
  A datagram of the User Datagram Protocol: ports, a length, a checksum, and bytes. Those for the ports of VXLAN
  and Geneve are read as such where their header is one.
doc-ref: RFC 768
-hexplain-samples: [network/udp_datagram-geneve.bin, network/udp_datagram-vxlan.bin]
seq:
  - id: source_port
    type: u2
    -hexplain-role: header
  - id: destination_port
    type: u2
    -hexplain-role: header
  - id: length
    type: u2
    doc: Header and data. 0 in a jumbogram (RFC 2675).
    -hexplain-role: length
  - id: checksum
    type: u2
    -hexplain-role: checksum
  - id: payload
    size: len_claimed
    type:
      switch-on: tunnel
      cases:
        4789: vxlan_packet
        6081: geneve_packet
    if: len_claimed != 0 and len_claimed <= len_available
    -hexplain-role: value
  - id: cut_payload
    type:
      switch-on: tunnel
      cases:
        4789: vxlan_packet
        6081: geneve_packet
        _: opaque
    if: len_claimed > len_available and len_available > 0
    doc: The same, of which the capture holds less than the header says.
  - id: surplus
    size-eos: true
    if: not _io.eof
    doc: Bytes of the packet behind the datagram.
    -hexplain-role: padding
  - id: not_captured
    size: len_claimed - len_available
    if: len_claimed > len_available
    doc: Bytes that the header promises and the capture does not hold.
instances:
  len_available:
    value: _io.size - _io.pos
    doc: Asked for first where the payload begins.
    -hexplain-hidden: true
  len_claimed:
    value: 'length == 0 ? len_available : length - 8'
    -hexplain-hidden: true
  is_vxlan:
    value: >-
      (destination_port == 4789 or destination_port == 8472) and len_available >= 8 and first_word == 0x08000000
    doc: The ports by the registry and of old Linux systems; of the flags, only that there is a network.
    -hexplain-hidden: true
  is_geneve:
    value: >-
      destination_port == 6081 and len_available >= 8 and first_word >> 30 == 0
      and 8 + (first_word >> 24) * 4 <= len_available
    doc: Of version 0, with the options that it says.
    -hexplain-hidden: true
  tunnel:
    value: 'is_vxlan ? 4789 : is_geneve ? 6081 : 0'
    -hexplain-hidden: true
  first_word:
    pos: _io.pos
    type: u4
    -hexplain-hidden: true
to-string: f"{source_port} → {destination_port}"
types:
  opaque:
    doc: What is not taken apart further.
    seq:
      - id: content
        size-eos: true
        -hexplain-role: value
        -hexplain-opaque: true
