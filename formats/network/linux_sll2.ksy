meta:
  id: linux_sll2
  title: Linux cooked packet, version 2
  license: Apache-2.0
  endian: be
  imports:
    - arp_packet
    - ethernet_frame
    - ipv4_packet
    - ipv6_packet
    - linux_sll
    - llc_frame
doc: |
  What newer systems capture on the pseudo-interface "any": as in the first version, and on which interface.
doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL2.html
-hexplain-samples: [network/linux_sll2-ipv6.bin]
seq:
  - id: protocol
    type: u2
    enum: ethernet_frame::ethertype
    doc: An EtherType; 1 and 4 are Novell's and LLC's frames. It means something else where the hardware is no network.
    -hexplain-role: type
  - id: reserved
    type: u2
    -hexplain-role: header
  - id: interface_index
    type: u4
    doc: On the machine that captured.
    -hexplain-role: header
  - id: hardware_type
    type: u2
    enum: linux_sll::hardware
    -orig-id: ARPHRD
    -hexplain-role: header
  - id: packet_type
    type: u1
    enum: linux_sll::packet_type
    -hexplain-role: header
  - id: len_address
    type: u1
    doc: Of the address how many bytes count.
    -hexplain-role: length
  - id: address
    size: 8
    -hexplain-role: header
  - id: body
    type:
      switch-on: 'hardware_type == linux_sll::hardware::netlink ? 0 : protocol.to_i'
      cases:
        0x0004: llc_frame
        0x0800: ipv4_packet
        0x0806: arp_packet
        0x86dd: ipv6_packet
        0x8847: ethernet_frame::mpls
        0x8864: ethernet_frame::pppoe
        _: opaque
    if: not _io.eof
  - id: padding
    size-eos: true
    if: not _io.eof
    -hexplain-role: padding
types:
  opaque:
    doc: What is not taken apart further.
    seq:
      - id: content
        size-eos: true
        -hexplain-role: value
        -hexplain-opaque: true
