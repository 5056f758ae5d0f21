package dev.hexplain.inspect.classes;

import dev.hexplain.inspect.view.ClassChangesView;
import dev.hexplain.inspect.view.ClassesView;
import java.io.PrintWriter;

/** The forms in which classes are printed. */
public enum ClassesForm {
    TEXT,
    JSON;

    /** Prints those of a file. */
    public void print(String file, ClassesView classes, PrintWriter out) {
        ClassesPrinter printer = new ClassesPrinter(out);
        switch (this) {
            case TEXT -> printer.text(file, classes);
            case JSON -> printer.json(file, classes);
        }
    }

    /** Prints what changed. */
    public void print(ClassChangesView changes, PrintWriter out) {
        ClassesPrinter printer = new ClassesPrinter(out);
        switch (this) {
            case TEXT -> printer.text(changes);
            case JSON -> printer.json(changes);
        }
    }

    /** Prints the classes of many streams. */
    public void print(ClassCounts counts, PrintWriter out) {
        ClassCountsPrinter printer = new ClassCountsPrinter(out);
        switch (this) {
            case TEXT -> printer.text(counts);
            case JSON -> printer.json(counts);
        }
    }
}
