/**
 * MinBin, FST's self-describing encoding ({@code FSTConfiguration.createMinBinConfiguration}): values after a type
 * byte, fields with names, back references by stream position.
 *
 * <p>{@link dev.hexplain.decoders.fstminbin.FstMinBin} is the decoder. {@code MinBinTag} names the first bytes,
 * {@code MinBinScalars} reads values without rows, {@code MinBinGrammar} is the grammar, {@code MinBinLayouts} has the
 * layouts, {@code MinBinFieldValues} computes values. Imports {@code decode}, its {@code documents}, and {@code tree}.
 *
 * <pre>{@code
 * FieldTree tree = new FstMinBin().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.fstminbin;

import org.jspecify.annotations.NullMarked;
