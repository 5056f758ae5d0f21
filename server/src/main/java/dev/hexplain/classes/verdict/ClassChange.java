package dev.hexplain.classes.verdict;

import dev.hexplain.classes.verdict.ClassVerdict.FieldVerdict;
import java.util.List;

/**
 * What changed in a class from one stream to another, as far as streams tell: fields that are transient, and methods, are
 * in none.
 *
 * @param fields those that differ; effects are those on a reader whose class is the later one
 * @param notes what else differs, a sentence each
 */
public record ClassChange(StreamedClass before, StreamedClass after, List<FieldVerdict> fields, List<String> notes) {}
