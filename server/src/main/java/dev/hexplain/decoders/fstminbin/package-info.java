/**
 * MinBin, FST's self-describing encoding ({@code FSTConfiguration.createMinBinConfiguration}): values after a byte that
 * tells their type, the fields of an object with their names, what comes again by its position.
 *
 * <p>{@link dev.hexplain.decoders.fstminbin.FstMinBin} is the decoder. {@code MinBinTag} names the first bytes, {@code MinBinScalars}
 * reads values without rows, {@code MinBinGrammar} says how values nest, {@code MinBinLayouts} how they lie, {@code MinBinFieldValues}
 * what they say. Imports {@code decode}, its {@code documents}, and {@code tree}.
 *
 * <pre>{@code
 * FieldTree tree = new FstMinBin().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.fstminbin;

import org.jspecify.annotations.NullMarked;
