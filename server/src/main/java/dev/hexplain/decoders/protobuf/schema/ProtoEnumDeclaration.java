package dev.hexplain.decoders.protobuf.schema;

import java.util.Map;

/** The declaration of an enum: names by number, the first of each. */
record ProtoEnumDeclaration(String name, Map<Long, String> names) {}
