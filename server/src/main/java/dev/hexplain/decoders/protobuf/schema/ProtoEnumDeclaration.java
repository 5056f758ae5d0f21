package dev.hexplain.decoders.protobuf.schema;

import java.util.Map;

/** An enum as it was declared: names by number, the first of each. */
record ProtoEnumDeclaration(String name, Map<Long, String> names) {}
