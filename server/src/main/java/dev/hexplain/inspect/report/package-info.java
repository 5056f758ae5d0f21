/**
 * Reports: what a dump is, its fields, excerpts, notes and issues, as Markdown, as one HTML file, or as a drawing of its
 * bytes. {@link dev.hexplain.inspect.report.Report} says what is in one, a writer how it looks.
 */
@NullMarked
package dev.hexplain.inspect.report;

import org.jspecify.annotations.NullMarked;
