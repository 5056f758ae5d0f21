meta:
  id: vxlan_packet
  title: VXLAN packet
  license: Apache-2.0
  endian: be
  imports:
    - ethernet_frame
doc: An Ethernet frame of a virtual network, as it goes over UDP.
doc-ref: RFC 7348, section 5
-hexplain-samples: [network/vxlan_packet-ethernet.bin]
seq:
  - id: reserved_flags
    type: b4
    -hexplain-role: header
  - id: has_network
    type: b1
    doc: Whether the network identifier counts.
    -hexplain-role: header
  - id: reserved_flags_2
    type: b3
    -hexplain-role: header
  - id: reserved
    type: b24
    -hexplain-role: header
  - id: network_identifier
    type: b24
    -orig-id: VNI
    -hexplain-role: header
  - id: reserved_2
    type: u1
    -hexplain-role: header
  - id: frame
    type: ethernet_frame
    if: not _io.eof
