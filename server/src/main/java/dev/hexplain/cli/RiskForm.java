package dev.hexplain.cli;

import dev.hexplain.inspect.risks.RisksPrinter;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.PrintWriter;

/** The forms in which risks are printed. */
enum RiskForm {
    TEXT,
    JSON;

    void print(String file, OpenTree tree, PrintWriter out) {
        RisksPrinter printer = new RisksPrinter(file, out);
        switch (this) {
            case TEXT -> printer.text(tree.risks());
            case JSON -> printer.json(tree.risks());
        }
    }
}
