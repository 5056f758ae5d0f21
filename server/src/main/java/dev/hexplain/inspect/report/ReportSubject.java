package dev.hexplain.inspect.report;

import dev.hexplain.inspect.print.PrintSubject;
import dev.hexplain.inspect.view.NotesView;
import dev.hexplain.tree.FieldTree;

/**
 * What a report is about.
 *
 * @param dump with its notes
 * @param format the title of the format
 * @param layers the title of the layers that were removed; empty where there are none
 * @param print format, status and issues as they are printed
 */
public record ReportSubject(NotesView dump, String format, String layers, PrintSubject print, FieldTree tree) {}
