package dev.hexplain.decoders.protobuf.schema;

/**
 * The declarations of a file.
 *
 * @param scope named by the package; empty for none
 * @param packed whether repeated fields without the option are packed
 */
record ProtoFileDeclaration(ProtoMessageDeclaration scope, boolean packed) {}
