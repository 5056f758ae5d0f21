@echo off
rem Runs Hexplain on Windows with the Java 25 of JAVA_HOME or PATH. HEXPLAIN_JAVA_OPTS adds JVM flags.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
set "memory=-XX:+UseSerialGC"
if "%~1"=="serve" set "memory=-XX:+UseG1GC -Xmx1g"
"%java%" --sun-misc-unsafe-memory-access=allow %memory% %HEXPLAIN_JAVA_OPTS% -jar "%~dp0..\lib\hexplain.jar" %*
exit /b %ERRORLEVEL%
