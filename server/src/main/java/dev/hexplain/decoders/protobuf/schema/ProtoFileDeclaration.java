package dev.hexplain.decoders.protobuf.schema;

/**
 * A file as it was declared.
 *
 * @param scope named by the package; empty for none
 * @param packed whether repeated fields are packed where they say nothing
 */
record ProtoFileDeclaration(ProtoMessageDeclaration scope, boolean packed) {}
