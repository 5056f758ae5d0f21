package dev.hexplain.cli;

/** Entry point of every sub-command. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.out.println("hexplain " + String.join(" ", args));
    }
}
