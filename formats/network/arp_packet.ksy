meta:
  id: arp_packet
  title: ARP packet
  license: Apache-2.0
  endian: be
  imports:
    - ethernet_frame
    - ipv4_packet
doc: |
  The Address Resolution Protocol: who has this protocol address, and at which hardware address. Reverse ARP is laid out
  alike.
doc-ref:
  - RFC 826
  - RFC 903 (reverse ARP)
-hexplain-samples: [network/arp_packet-request.bin]
seq:
  - id: hardware_type
    type: u2
    enum: hardware
    -hexplain-role: type
  - id: protocol_type
    type: u2
    enum: ethernet_frame::ethertype
    -hexplain-role: type
  - id: len_hardware_address
    type: u1
    -hexplain-role: length
  - id: len_protocol_address
    type: u1
    -hexplain-role: length
  - id: operation
    type: u2
    enum: operation
    -hexplain-role: type
  - id: sender_hardware_address
    size: len_hardware_address
    -hexplain-role: value
  - id: sender_protocol_address
    size: len_protocol_address
    type:
      switch-on: len_protocol_address
      cases:
        4: ipv4_packet::address
    -hexplain-role: value
  - id: target_hardware_address
    size: len_hardware_address
    -hexplain-role: value
  - id: target_protocol_address
    size: len_protocol_address
    type:
      switch-on: len_protocol_address
      cases:
        4: ipv4_packet::address
    -hexplain-role: value
enums:
  hardware:
    1: ethernet
    6: ieee802
    7: arcnet
    15: frame_relay
    16: atm
    18: fibre_channel
    20: serial
    24: ieee1394
    32: infiniband
  operation:
    1: request
    2: reply
    3: reverse_request
    4: reverse_reply
    8: inverse_request
    9: inverse_reply
