/**
 * Runs descriptors. {@link dev.hexplain.ksy.run.Program} compiles the types of a descriptor to flat lists of operations
 * once; {@link dev.hexplain.ksy.run.Interpreter} runs them over a source, writes the tree, and keeps the values that
 * expressions ask for. Calls of types are frames on the heap, so that nesting costs no Java stack. Imports {@code bytes},
 * {@code tree}, {@code decode} and the other packages of {@code ksy}.
 *
 * <pre>{@code
 * Program program = Program.compile(descriptor, Program.Setting.DEFAULT);
 * FieldTree tree = Interpreter.decode(program, source, options, storage, progress);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.run;

import org.jspecify.annotations.NullMarked;
