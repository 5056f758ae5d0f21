meta:
  id: pcapng
  title: pcapng capture
  file-extension:
    - pcapng
    - ntar
  license: Apache-2.0
  imports:
    - pcap
    - ipv4_packet
    - ipv6_packet
doc: |
  Packets as Wireshark stores them: sections of blocks, each with its type and its length at both ends. A section has a
  byte order of its own, which the magic number in its header tells, and describes the interfaces that its packets name.
doc-ref: https://datatracker.ietf.org/doc/html/draft-ietf-opsawg-pcapng
-hexplain-signature:
  bytes: [0x0a, 0x0d, 0x0d, 0x0a]
-hexplain-samples:
  - network/pcapng-sections.pcapng
seq:
  - id: sections
    type: section
    repeat: eos
types:
  section:
    doc: A header, and blocks up to the next one.
    meta:
      endian:
        switch-on: byte_order
        cases:
          0x4d3c2b1a: le
          0x1a2b3c4d: be
    seq:
      - id: header
        type: section_header_block
      - id: blocks
        type: block(-1)
        repeat: until
        repeat-until: _.next == block_type::section_header or _.next == block_type::interface_description
        if: first != block_type::section_header and first != block_type::interface_description
        doc: Those before any interface is described.
      - id: interfaces
        type: interface(_index)
        repeat: until
        repeat-until: _.next != block_type::interface_description
        if: second == block_type::interface_description
        doc: By the number that packets name them by.
    instances:
      byte_order:
        pos: _io.pos + 8
        type: u4be
        -hexplain-hidden: true
      first_type:
        pos: _io.pos
        type: u4
        enum: block_type
        -hexplain-hidden: true
      first:
        value: '_io.size - _io.pos < 4 ? block_type::section_header : first_type'
        doc: Asked for behind the header; the end of the capture ends a section as another header does.
        -hexplain-hidden: true
      second_type:
        pos: _io.pos
        type: u4
        enum: block_type
        -hexplain-hidden: true
      second:
        value: '_io.size - _io.pos < 4 ? block_type::section_header : second_type'
        doc: Asked for where interfaces may begin.
        -hexplain-hidden: true
    types:
      interface:
        doc: The description of an interface, and the blocks up to the next description, whichever interface these are of.
        params:
          - id: number
            type: s4
        seq:
          - id: description
            type: interface_description_block
          - id: blocks
            type: block(number)
            repeat: until
            repeat-until: _.next == block_type::section_header or _.next == block_type::interface_description
            if: >-
              description.next != block_type::section_header and description.next != block_type::interface_description
        instances:
          next_type:
            pos: _io.pos
            type: u4
            enum: block_type
            -hexplain-hidden: true
          next:
            value: '_io.size - _io.pos < 4 ? block_type::section_header : next_type'
            -hexplain-hidden: true
      section_header_block:
        seq:
          - id: kind
            type: u4
            enum: block_type
            valid: block_type::section_header
            -hexplain-role: type
          - id: len_block
            type: u4
            valid:
              min: 12
            doc: All of it, this and the length at its end included.
            -hexplain-role: length
          - id: body
            type: section_header
            size: len_block - 12
          - id: len_block_again
            type: u4
            valid: len_block
            -hexplain-role: length
      interface_description_block:
        seq:
          - id: kind
            type: u4
            enum: block_type
            -hexplain-role: type
          - id: len_block
            type: u4
            valid:
              min: 12
            doc: All of it, this and the length at its end included.
            -hexplain-role: length
          - id: body
            type: interface_description
            size: len_block - 12
          - id: len_block_again
            type: u4
            valid: len_block
            -hexplain-role: length
        instances:
          next_type:
            pos: _io.pos
            type: u4
            enum: block_type
            -hexplain-hidden: true
          next:
            value: '_io.size - _io.pos < 4 ? block_type::section_header : next_type'
            doc: The type of the block behind this one; the end of the capture is taken for a section header.
            -hexplain-hidden: true
      block:
        params:
          - id: last_interface
            type: s4
            doc: The number of the interface that was described last; -1 before any.
        seq:
          - id: kind
            type: u4
            enum: block_type
            -hexplain-role: type
          - id: len_block
            type: u4
            valid:
              min: 12
            doc: All of it, this and the length at its end included.
            -hexplain-role: length
          - id: body
            size: len_block - 12
            type:
              switch-on: kind
              cases:
                block_type::packet: packet
                block_type::simple_packet: simple_packet
                block_type::name_resolution: name_resolution
                block_type::interface_statistics: interface_statistics
                block_type::enhanced_packet: enhanced_packet
                block_type::decryption_secrets: decryption_secrets
                block_type::custom: custom
                block_type::custom_not_copied: custom
            -hexplain-role: value
          - id: len_block_again
            type: u4
            valid: len_block
            -hexplain-role: length
        instances:
          next_type:
            pos: _io.pos
            type: u4
            enum: block_type
            -hexplain-hidden: true
          next:
            value: '_io.size - _io.pos < 4 ? block_type::section_header : next_type'
            doc: The type of the block behind this one; the end of the capture is taken for a section header.
            -hexplain-hidden: true
      section_header:
        seq:
          - id: byte_order_magic
            type: u4
            valid: 0x1a2b3c4d
            -hexplain-role: magic
          - id: version_major
            type: u2
            -hexplain-role: header
          - id: version_minor
            type: u2
            -hexplain-role: header
          - id: len_section
            type: s8
            doc: Bytes behind this block; -1 where the writer did not say.
            -hexplain-role: length
          - id: options
            type: section_option
            repeat: until
            repeat-until: _io.eof or _.code == section_option::end_of_options
            if: not _io.eof
      interface_description:
        seq:
          - id: link_type
            type: u2
            enum: pcap::link_type
            -hexplain-role: type
          - id: reserved
            type: u2
            -hexplain-role: header
          - id: snapshot_length
            type: u4
            doc: How many bytes of a packet are kept at most; 0 for no bound.
            -orig-id: SnapLen
            -hexplain-role: header
          - id: options
            type: interface_option
            repeat: until
            repeat-until: _io.eof or _.code == interface_option::end_of_options
            if: not _io.eof
      enhanced_packet:
        doc: A packet, when and on which interface it came, and how much of it was kept.
        seq:
          - id: interface_number
            type: u4
            valid:
              max: _parent.last_interface
            -hexplain-role: reference
          - id: timestamp_high
            type: u4
            doc: With the next one number, of units that the interface says, microseconds where it does not; from 1970, UTC.
            -hexplain-role: header
          - id: timestamp_low
            type: u4
            -hexplain-role: header
          - id: len_captured
            type: u4
            -hexplain-role: length
          - id: len_original
            type: u4
            doc: Bytes that were on the wire.
            -hexplain-role: length
          - id: packet
            type: pcap::packet(link_type, len_original)
            size: len_captured
          - id: padding
            size: -len_captured % 4
            if: len_captured % 4 != 0 and not _io.eof
            -hexplain-role: padding
          - id: options
            type: packet_option
            repeat: until
            repeat-until: _io.eof or _.code == packet_option::end_of_options
            if: not _io.eof
        instances:
          link_type:
            value: >-
              interface_number == _parent.last_interface
              ? _parent._parent.as<interface>.description.body.link_type
              : _parent._parent.as<interface>._parent.interfaces[interface_number].description.body.link_type
            -hexplain-hidden: true
      packet:
        doc: What enhanced packets replaced.
        seq:
          - id: interface_number
            type: u2
            valid:
              max: _parent.last_interface
            -hexplain-role: reference
          - id: drops
            type: u2
            doc: Packets lost since the one before; 0xffff where nobody knows.
            -hexplain-role: header
          - id: timestamp_high
            type: u4
            doc: With the next one number, of units that the interface says, microseconds where it does not; from 1970, UTC.
            -hexplain-role: header
          - id: timestamp_low
            type: u4
            -hexplain-role: header
          - id: len_captured
            type: u4
            -hexplain-role: length
          - id: len_original
            type: u4
            doc: Bytes that were on the wire.
            -hexplain-role: length
          - id: packet
            type: pcap::packet(link_type, len_original)
            size: len_captured
          - id: padding
            size: -len_captured % 4
            if: len_captured % 4 != 0 and not _io.eof
            -hexplain-role: padding
          - id: options
            type: packet_option
            repeat: until
            repeat-until: _io.eof or _.code == packet_option::end_of_options
            if: not _io.eof
        instances:
          link_type:
            value: >-
              interface_number == _parent.last_interface
              ? _parent._parent.as<interface>.description.body.link_type
              : _parent._parent.as<interface>._parent.interfaces[interface_number].description.body.link_type
            -hexplain-hidden: true
      simple_packet:
        doc: A packet of the first interface, without a time. How much of it was kept follows from the interface.
        seq:
          - id: len_original
            type: u4
            doc: Bytes that were on the wire.
            -hexplain-role: length
          - id: packet
            type: pcap::packet(interface.link_type, len_original)
            size: len_captured
          - id: padding
            size-eos: true
            if: not _io.eof
            -hexplain-role: padding
        instances:
          interface:
            value: >-
              _parent.last_interface == 0 ? _parent._parent.as<interface>.description.body
              : _parent._parent.as<interface>._parent.interfaces[0].description.body
            -hexplain-hidden: true
          len_kept:
            value: >-
              interface.snapshot_length == 0 or len_original < interface.snapshot_length
              ? len_original : interface.snapshot_length
            -hexplain-hidden: true
          len_captured:
            value: 'len_kept > _io.size - 4 ? _io.size - 4 : len_kept'
            -hexplain-hidden: true
      name_resolution:
        doc: Addresses and their names.
        seq:
          - id: records
            type: name_record
            repeat: until
            repeat-until: _io.eof or _.kind == name_record_type::end_of_records
            if: not _io.eof
          - id: options
            type: name_option
            repeat: until
            repeat-until: _io.eof or _.code == name_option::end_of_options
            if: not _io.eof
      name_record:
        seq:
          - id: kind
            type: u2
            enum: name_record_type
            -hexplain-role: type
          - id: len_content
            type: u2
            -hexplain-role: length
          - id: content
            size: len_content
            type:
              switch-on: kind
              cases:
                name_record_type::ipv4: ipv4_names
                name_record_type::ipv6: ipv6_names
            if: len_content > 0
            -hexplain-role: value
          - id: padding
            size: -len_content % 4
            if: len_content % 4 != 0
            -hexplain-role: padding
      ipv4_names:
        seq:
          - id: address
            type: ipv4_packet::address
          - id: names
            type: strz
            encoding: UTF-8
            eos-error: false
            repeat: eos
            -hexplain-role: name
      ipv6_names:
        seq:
          - id: address
            type: ipv6_packet::address
          - id: names
            type: strz
            encoding: UTF-8
            eos-error: false
            repeat: eos
            -hexplain-role: name
      interface_statistics:
        seq:
          - id: interface_number
            type: u4
            -hexplain-role: reference
          - id: timestamp_high
            type: u4
            -hexplain-role: header
          - id: timestamp_low
            type: u4
            -hexplain-role: header
          - id: options
            type: statistics_option
            repeat: until
            repeat-until: _io.eof or _.code == statistics_option::end_of_options
            if: not _io.eof
      decryption_secrets:
        doc: Keys of sessions that the capture holds. They are shown as they are; nothing is decrypted.
        seq:
          - id: secrets_type
            type: u4
            enum: secrets_type
            -hexplain-role: type
          - id: len_secrets
            type: u4
            -hexplain-role: length
          - id: secrets
            size: len_secrets
            -hexplain-role: value
          - id: padding
            size: -len_secrets % 4
            if: len_secrets % 4 != 0 and not _io.eof
            -hexplain-role: padding
          - id: options
            type: other_option
            repeat: until
            repeat-until: _io.eof or _.code == other_option::end_of_options
            if: not _io.eof
      custom:
        doc: What an organization keeps for itself; options may be in it, which only it can tell.
        seq:
          - id: enterprise_number
            type: u4
            doc: Of the registry of private enterprise numbers.
            -orig-id: PEN
            -hexplain-role: type
          - id: content
            size-eos: true
            if: not _io.eof
            -hexplain-role: value
            -hexplain-opaque: true
      text:
        seq:
          - id: text
            type: str
            encoding: UTF-8
            size-eos: true
      number_8:
        seq:
          - id: number
            type: u1
      number_32:
        seq:
          - id: number
            type: u4
      number_64:
        seq:
          - id: number
            type: u8
      time:
        seq:
          - id: high
            type: u4
          - id: low
            type: u4
      custom_text:
        seq:
          - id: enterprise_number
            type: u4
            -hexplain-role: type
          - id: text
            type: str
            encoding: UTF-8
            size-eos: true
      custom_bytes:
        seq:
          - id: enterprise_number
            type: u4
            -hexplain-role: type
          - id: content
            size-eos: true
            -hexplain-opaque: true
      section_option:
        doc: Of a section header.
        seq:
          - id: code
            type: u2
            enum: section_option
            -hexplain-role: type
          - id: len_content
            type: u2
            -hexplain-role: length
          - id: content
            size: len_content
            type:
              switch-on: code
              cases:
                section_option::comment: text
                section_option::hardware: text
                section_option::operating_system: text
                section_option::application: text
                section_option::custom_text: custom_text
                section_option::custom_bytes: custom_bytes
                section_option::custom_text_not_copied: custom_text
                section_option::custom_bytes_not_copied: custom_bytes
            if: len_content > 0
          - id: padding
            size: -len_content % 4
            if: len_content % 4 != 0
            -hexplain-role: padding
      interface_option:
        doc: Of an interface description.
        seq:
          - id: code
            type: u2
            enum: interface_option
            -hexplain-role: type
          - id: len_content
            type: u2
            -hexplain-role: length
          - id: content
            size: len_content
            type:
              switch-on: code
              cases:
                interface_option::comment: text
                interface_option::name: text
                interface_option::description: text
                interface_option::operating_system: text
                interface_option::hardware: text
                interface_option::iana_time_zone: text
                interface_option::speed: number_64
                interface_option::time_resolution: number_8
                interface_option::time_offset: number_64
                interface_option::transmit_speed: number_64
                interface_option::receive_speed: number_64
                interface_option::custom_text: custom_text
                interface_option::custom_bytes: custom_bytes
                interface_option::custom_text_not_copied: custom_text
                interface_option::custom_bytes_not_copied: custom_bytes
            if: len_content > 0
          - id: padding
            size: -len_content % 4
            if: len_content % 4 != 0
            -hexplain-role: padding
      packet_option:
        doc: Of a packet.
        seq:
          - id: code
            type: u2
            enum: packet_option
            -hexplain-role: type
          - id: len_content
            type: u2
            -hexplain-role: length
          - id: content
            size: len_content
            type:
              switch-on: code
              cases:
                packet_option::comment: text
                packet_option::flags: number_32
                packet_option::dropped: number_64
                packet_option::packet_id: number_64
                packet_option::queue: number_32
                packet_option::custom_text: custom_text
                packet_option::custom_bytes: custom_bytes
                packet_option::custom_text_not_copied: custom_text
                packet_option::custom_bytes_not_copied: custom_bytes
            if: len_content > 0
          - id: padding
            size: -len_content % 4
            if: len_content % 4 != 0
            -hexplain-role: padding
      name_option:
        doc: Of a name resolution block.
        seq:
          - id: code
            type: u2
            enum: name_option
            -hexplain-role: type
          - id: len_content
            type: u2
            -hexplain-role: length
          - id: content
            size: len_content
            type:
              switch-on: code
              cases:
                name_option::comment: text
                name_option::server_name: text
                name_option::custom_text: custom_text
                name_option::custom_bytes: custom_bytes
                name_option::custom_text_not_copied: custom_text
                name_option::custom_bytes_not_copied: custom_bytes
            if: len_content > 0
          - id: padding
            size: -len_content % 4
            if: len_content % 4 != 0
            -hexplain-role: padding
      statistics_option:
        doc: Of interface statistics.
        seq:
          - id: code
            type: u2
            enum: statistics_option
            -hexplain-role: type
          - id: len_content
            type: u2
            -hexplain-role: length
          - id: content
            size: len_content
            type:
              switch-on: code
              cases:
                statistics_option::comment: text
                statistics_option::start_time: time
                statistics_option::end_time: time
                statistics_option::received: number_64
                statistics_option::dropped_by_interface: number_64
                statistics_option::accepted_by_filter: number_64
                statistics_option::dropped_by_system: number_64
                statistics_option::delivered: number_64
                statistics_option::custom_text: custom_text
                statistics_option::custom_bytes: custom_bytes
                statistics_option::custom_text_not_copied: custom_text
                statistics_option::custom_bytes_not_copied: custom_bytes
            if: len_content > 0
          - id: padding
            size: -len_content % 4
            if: len_content % 4 != 0
            -hexplain-role: padding
      other_option:
        doc: Of blocks that have none of their own.
        seq:
          - id: code
            type: u2
            enum: other_option
            -hexplain-role: type
          - id: len_content
            type: u2
            -hexplain-role: length
          - id: content
            size: len_content
            type:
              switch-on: code
              cases:
                other_option::comment: text
                other_option::custom_text: custom_text
                other_option::custom_bytes: custom_bytes
                other_option::custom_text_not_copied: custom_text
                other_option::custom_bytes_not_copied: custom_bytes
            if: len_content > 0
          - id: padding
            size: -len_content % 4
            if: len_content % 4 != 0
            -hexplain-role: padding
enums:
  block_type:
    0x00000001: interface_description
    0x00000002: packet
    0x00000003: simple_packet
    0x00000004: name_resolution
    0x00000005: interface_statistics
    0x00000006: enhanced_packet
    0x00000007: irig_timestamp
    0x00000008: arinc_429
    0x00000009: systemd_journal
    0x0000000a: decryption_secrets
    0x00000101: hone_project_machine_info
    0x00000102: hone_project_connection_event
    0x00000201: sysdig_machine_info
    0x00000204: sysdig_event
    0x00000bad: custom
    0x40000bad: custom_not_copied
    0x0a0d0d0a: section_header
  name_record_type:
    0: end_of_records
    1: ipv4
    2: ipv6
    3: eui_48
    4: eui_64
  secrets_type:
    0x53534b4c: ssh_keys
    0x544c534b: tls_keys
    0x55414b4c: opc_ua_keys
    0x57474b4c: wireguard_keys
    0x5a4e574b: zigbee_network_key
    0x5a415053: zigbee_aps_key
  section_option:
    0: end_of_options
    1: comment
    2: hardware
    3: operating_system
    4: application
    2988: custom_text
    2989: custom_bytes
    19372: custom_text_not_copied
    19373: custom_bytes_not_copied
  interface_option:
    0: end_of_options
    1: comment
    2: name
    3: description
    4: ipv4_address
    5: ipv6_address
    6: mac_address
    7: eui_address
    8: speed
    9: time_resolution
    10: time_zone
    11: filter
    12: operating_system
    13: length_of_check_sequence
    14: time_offset
    15: hardware
    16: transmit_speed
    17: receive_speed
    18: iana_time_zone
    2988: custom_text
    2989: custom_bytes
    19372: custom_text_not_copied
    19373: custom_bytes_not_copied
  packet_option:
    0: end_of_options
    1: comment
    2: flags
    3: hash
    4: dropped
    5: packet_id
    6: queue
    7: verdict
    8: process_and_thread
    2988: custom_text
    2989: custom_bytes
    19372: custom_text_not_copied
    19373: custom_bytes_not_copied
  name_option:
    0: end_of_options
    1: comment
    2: server_name
    3: server_ipv4_address
    4: server_ipv6_address
    2988: custom_text
    2989: custom_bytes
    19372: custom_text_not_copied
    19373: custom_bytes_not_copied
  statistics_option:
    0: end_of_options
    1: comment
    2: start_time
    3: end_time
    4: received
    5: dropped_by_interface
    6: accepted_by_filter
    7: dropped_by_system
    8: delivered
    2988: custom_text
    2989: custom_bytes
    19372: custom_text_not_copied
    19373: custom_bytes_not_copied
  other_option:
    0: end_of_options
    1: comment
    2988: custom_text
    2989: custom_bytes
    19372: custom_text_not_copied
    19373: custom_bytes_not_copied
